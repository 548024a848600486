import { useRegistrationChanges, type RegistrationChanges } from '@dossier/api/registrations';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Stack } from '@dossier/ui/layout';
import { Timeline } from '@dossier/ui/timeline';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useEventTexts } from '../../../shared/use-event-texts.ts';

/** What colleagues changed since the reader looked at the registration last. */
export function ChangesSinceSeen({ id, address }: ChangesSinceSeenProps) {
  const texts = useTexts('decision').changes;
  const { data, error, mutate } = useRegistrationChanges(id);
  return (
    <Section title={texts.title}>
      {data ? (
        <Changes changes={data} address={address} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}

function Changes({ changes: { since, basis, items, total }, address }: ChangesProps) {
  const t = useTranslations('decision');
  const [locale] = useLocale();
  const { titleOf, linesOf } = useEventTexts();
  const texts = t($ => $.decision.changes, { returnObjects: true });
  const when = formatInstant(since, locale);
  return (
    <Stack gap="small">
      <p>
        {total === 0
          ? t($ => $.decision.changes.unchanged[basis], { when })
          : t($ => $.decision.changes[basis], { when })}
      </p>
      {items.length > 0 && (
        <Timeline
          label={texts.title}
          categories={[]}
          events={items.map(event => {
            const lines = linesOf(event);
            return {
              id: event._id,
              category: '',
              at: event.at,
              title: titleOf(event),
              ...(lines.length > 0 && {
                detail: (
                  <ul>
                    {lines.map(line => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                ),
              }),
            };
          })}
          after={total > items.length && <Link href={`${address}?section=activity`}>{texts.all}</Link>}
        />
      )}
    </Stack>
  );
}

interface ChangesSinceSeenProps {
  /** Of the registration. */
  readonly id: string;
  /** Of its record. */
  readonly address: string;
}

interface ChangesProps {
  readonly changes: RegistrationChanges;
  readonly address: string;
}
