import type { Locale } from '@dossier/ui/messages';
import { formatDay, formatRecent } from '../../shared/format.ts';

const minute = 60_000;

/** How long ago something came in, as one works it off: `8 min`, `1 hr`, `Yesterday`, then the day. */
export function formatAgo(instant: string, now: Date, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / minute));
  const hours = Math.floor(minutes / 60);
  if (hours && formatDay(instant, locale) !== formatDay(now, locale))
    return formatRecent(instant, now, locale);
  const [value, unit] = hours ? [hours, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
