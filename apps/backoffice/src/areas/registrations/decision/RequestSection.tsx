import type { SignOffSummary } from '@dossier/api/workflows';
import { FormattedText } from '@dossier/ui/formatted-text';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { formatDay, formatInstant } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

export function RequestSection({ signOff }: { readonly signOff: SignOffSummary }) {
  const t = useTranslations('decision', 'record');
  const [locale] = useLocale();
  const { requestedBy, requestedAt, expiresAt, comment } = signOff;
  return (
    <Section title={t($ => $.decision.request)}>
      <Stack gap="small">
        <p>
          {t($ => $.decision.requestedBy, {
            name: requestedBy.name,
            when: formatInstant(requestedAt, locale),
          })}{' '}
          {t($ => $.decision.openUntil, { date: formatDay(expiresAt.slice(0, 10), locale) })}
        </p>
        {comment ? (
          <blockquote>
            <p>
              <strong>{t($ => $.record.signOff.commentBy, { name: requestedBy.name })}</strong>
            </p>
            <FormattedText text={comment} />
          </blockquote>
        ) : (
          <p>{t($ => $.decision.noComment)}</p>
        )}
      </Stack>
    </Section>
  );
}
