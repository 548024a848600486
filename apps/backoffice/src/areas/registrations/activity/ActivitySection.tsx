import {
  useRegistrationHistory,
  type Registration,
  type RegistrationEvent,
} from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Section } from '@dossier/ui/section';
import { Timeline, type TimelineEvent } from '@dossier/ui/timeline';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useEventTexts } from '../../../shared/use-event-texts.ts';

const pageLength = 25;

/** What kind an event is of, as a person filters. */
const categoryOf = ({ action }: RegistrationEvent) => {
  if (action === 'registration.changed' || action === 'registration.documentChanged') return 'changes';
  return views.has(action) ? 'views' : 'steps';
};

/** Looks at what the platform does not show by itself. */
const views = new Set([
  'registration.identifierRevealed',
  'registration.documentNumberRevealed',
  'registration.documentOpened',
  'registration.documentsDownloaded',
]);

/** Who changed which field when, old and new; and who saw an identifier in full. */
export function ActivitySection({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('parties');
  const texts = t($ => $.parties.activity, { returnObjects: true });
  const [shown, setShown] = useState(pageLength);
  const { data, error, mutate } = useRegistrationHistory(registration._id, shown);
  const { titleOf, linesOf } = useEventTexts();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  const events = data.items.map((event): TimelineEvent => ({
    id: event._id,
    category: categoryOf(event),
    at: event.at,
    title: titleOf(event),
    isKey: categoryOf(event) === 'steps',
    ...(linesOf(event).length > 0 && {
      detail: (
        <ul>
          {linesOf(event).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    }),
  }));
  return (
    <Section title={texts.title}>
      {events.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <Timeline
          label={texts.label}
          categories={(['changes', 'views', 'steps'] as const).map(id => ({ id, label: texts.kinds[id] }))}
          events={events}
          after={
            data.total > data.items.length && (
              <Button size="small" onClick={() => setShown(last => last + pageLength)}>
                {texts.more}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}
