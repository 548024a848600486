import type { Locale } from '@dossier/ui/messages';
import { formatDay, formatRecent } from '../../shared/format.ts';

const minute = 60_000;

/** How long ago something came in, as one works it off: `8 min`, `1 hr`, `Yesterday`, then the day. */
export function formatAgo(instant: string, now: Date, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / minute));
  const isToday = formatDay(instant, locale) === formatDay(now, locale);
  if (minutes >= 60 && !isToday) return formatRecent(instant, now, locale);
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
