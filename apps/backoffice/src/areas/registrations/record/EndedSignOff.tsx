import type { SignOffSummary } from '@dossier/api/workflows';
import { Notice } from '@dossier/ui/notice';
import { formatDay, formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** How long someone could decide, in days. */
const daysOf = ({ requestedAt, expiresAt }: SignOffSummary) =>
  Math.round((Date.parse(expiresAt) - Date.parse(requestedAt)) / 86_400_000);

/** A request for approval that came to nothing by itself: why, and what to do next. */
export function EndedSignOff({ signOff }: { readonly signOff: SignOffSummary }) {
  const t = useTranslations('record');
  const [locale] = useLocale();
  const now = useNow();
  const { state, requestedBy, requestedAt, expiresAt } = signOff;
  if (state !== 'expired' && state !== 'void') return null;
  const requestText = t($ => $.record.signOff.asked, {
    name: requestedBy.name,
    when: formatMoment(requestedAt, now, locale),
  });
  const why =
    state === 'expired'
      ? t($ => $.record.signOff.expired.why, {
          date: formatDay(expiresAt.slice(0, 10), locale),
          days: String(daysOf(signOff)),
        })
      : t($ => $.record.signOff.void.why);
  return (
    <Notice tone="neutral" title={t($ => $.record.signOff[state === 'expired' ? 'expired' : 'void'].title)}>
      {requestText} {why} {t($ => $.record.signOff.askAgain)}
    </Notice>
  );
}
