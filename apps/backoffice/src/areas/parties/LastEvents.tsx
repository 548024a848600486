import { usePartyHistory } from '@dossier/api/parties';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Timeline } from '@dossier/ui/timeline';
import { useTexts } from '../../shared/translations.ts';
import { usePartyTexts } from '../../shared/use-party-texts.ts';
import { clientAddress } from './client-address.ts';
import { useClientEvents } from './use-client-events.ts';

/** As many as say what is going on. */
const few = 3;

/** What happened to a client last, and the way to the rest. */
export function LastEvents({ id }: { readonly id: string }) {
  const { activity } = useTexts('parties');
  const { data } = usePartyHistory(id, few);
  const { titleOf } = useClientEvents(usePartyTexts());
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={activity.title}>
      <Timeline
        label={activity.label}
        categories={[]}
        events={data.items.map((event, index) => ({
          id: event._id,
          category: '',
          at: event.at,
          title: titleOf(event),
          isKey: index === 0,
        }))}
        after={data.total > few && <Link href={clientAddress(id, 'activity')}>{activity.more}</Link>}
      />
    </Section>
  );
}
