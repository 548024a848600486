import { usePartyHistory, useRevealOfParty, type PartyFile } from '@dossier/api/parties';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Timeline } from '@dossier/ui/timeline';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { factsOf, useFactContext } from '../../shared/party-file/PartyFacts.tsx';
import { useTexts } from '../../shared/translations.ts';
import { usePartyTexts } from '../../shared/use-party-texts.ts';
import { clientAddress } from './client-address.ts';
import { ClientRegistrations } from './ClientRegistrations.tsx';
import { ConnectionsGraph } from './connections/ConnectionsGraph.tsx';
import { detailTabs } from './details/detail-tabs.ts';
import { ClientRestriction } from './restriction/ClientRestriction.tsx';
import { useClientEvents } from './use-client-events.ts';

// What is due is read from much: it comes after the facts.
const ClientDue = lazyPart(async () => (await import('./due/ClientDue.tsx')).ClientDue);

/** As many as say what is going on. */
const few = 3;

/** What is due, who the client is, whom they own or represent, the registrations they are in, and what happened last. */
export function ClientOverview({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('clientFile');
  const context = useFactContext(useRevealOfParty(party._id));
  const basic: readonly string[] = detailTabs.basic.sections;
  const facts = factsOf(party, context)
    .filter(({ section }) => basic.includes(section))
    .flatMap(section => section.facts);
  return (
    <Stack gap="section">
      <Suspense>
        <ClientDue party={party} />
      </Suspense>
      <Section title={texts.client}>
        <DescriptionList facts={facts} />
      </Section>
      <ClientRestriction party={party} />
      <ConnectionsGraph party={party} show="all" />
      <ClientRegistrations party={party} />
      <LastEvents id={party._id} />
    </Stack>
  );
}

function LastEvents({ id }: { readonly id: string }) {
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
