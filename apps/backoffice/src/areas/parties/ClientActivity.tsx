import { usePartyHistory, type PartyEvent, type PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Section } from '@dossier/ui/section';
import { Timeline, type TimelineEvent } from '@dossier/ui/timeline';
import { useState } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../shared/LoadingPart.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { useCustomReading } from './custom-fields/use-custom-reading.ts';
import { useClientEvents } from './use-client-events.ts';

const pageLength = 25;

/** What kind an event is of, as a person filters. */
const categoryOf = ({ action }: PartyEvent) => {
  if (action === 'party.changed') return 'changes';
  return action === 'party.identifierRevealed' ? 'views' : 'steps';
};

/** Who changed which field of a client when, old and new; and who saw an identifier in full. */
export function ClientActivity({ party }: { readonly party: PartyFile }) {
  const t = useTranslations('parties');
  const texts = t($ => $.parties.activity, { returnObjects: true });
  const [shown, setShown] = useState(pageLength);
  const { data, error, mutate } = usePartyHistory(party._id, shown);
  const { titleOf, linesOf } = useClientEvents(useCustomReading());
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  const events = data.items.map((event): TimelineEvent => {
    const lines = linesOf(event);
    return {
      id: event._id,
      category: categoryOf(event),
      at: event.at,
      title: titleOf(event),
      isKey: categoryOf(event) === 'steps',
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
  });
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
