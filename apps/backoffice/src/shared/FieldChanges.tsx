import type { RegistrationChanges } from '@dossier/api/registrations';
import { DiffView } from '@dossier/ui/diff-view';
import { Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { formatInstant, formatMoment } from './format.ts';
import { useNow } from './now.ts';
import { useTranslations } from './translations.ts';
import { useEventTexts } from './use-event-texts.ts';
import { useLocale } from './use-locale.ts';

/** So many rows are read in passing; the record has all. */
const maxRows = 8;

/** What colleagues changed since the reader looked at the registration last, field by field. */
export function FieldChanges({ changes, registrationId }: FieldChangesProps) {
  const t = useTranslations('decision');
  const [locale] = useLocale();
  const now = useNow();
  const { rowsOf } = useEventTexts();
  const texts = t($ => $.decision.changes, { returnObjects: true });
  const { since, basis, items, total } = changes;
  const rows = items.flatMap(event => {
    const when = formatMoment(event.at, now, locale);
    return rowsOf(event).map((row, index) => ({
      ...row,
      id: `${event._id} ${index}`,
      // A sentence names its actor itself.
      by: event.action === 'registration.changed' ? [event.actor, when].filter(Boolean).join(', ') : when,
    }));
  });
  return (
    <Section title={texts.title}>
      <Stack gap="small">
        <p>
          {total === 0
            ? t($ => $.decision.changes.unchanged[basis], { when: formatInstant(since, locale) })
            : t($ => $.decision.changes[basis], { when: formatInstant(since, locale) })}
        </p>
        {rows.length > 0 && <DiffView label={texts.title} changes={rows.slice(0, maxRows)} />}
        {(rows.length > maxRows || total > items.length) && (
          <Link href={`/administration/registrations/${registrationId}?section=activity`}>{texts.all}</Link>
        )}
      </Stack>
    </Section>
  );
}

interface FieldChangesProps {
  readonly changes: RegistrationChanges;
  readonly registrationId: string;
}
