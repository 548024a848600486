import { useRevealOfParty, type PartyFile } from '@dossier/api/parties';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { factsOf, useFactContext } from '../../shared/party-file/PartyFacts.tsx';
import { useTexts } from '../../shared/translations.ts';
import { ClientRegistrations } from './ClientRegistrations.tsx';
import { ConnectionsGraph } from './connections/ConnectionsGraph.tsx';
import { detailTabs } from './details/detail-tabs.ts';
import { LastEvents } from './LastEvents.tsx';
import { ClientRestriction } from './restriction/ClientRestriction.tsx';

// What is due is read from much: it comes after the facts.
const ClientDue = lazyPart(async () => (await import('./due/ClientDue.tsx')).ClientDue);
// Few clients are to be deleted.
const ClientDeletion = lazyPart(async () => (await import('./deletion/ClientDeletion.tsx')).ClientDeletion);
// Few persons are in a group.
const GroupsOfPerson = lazyPart(async () => (await import('./groups/GroupsOfPerson.tsx')).GroupsOfPerson);

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
      <Suspense>{party.type === 'NP' && <GroupsOfPerson id={party._id} />}</Suspense>
      <ConnectionsGraph party={party} show="all" />
      <ClientRegistrations party={party} />
      <Suspense>
        <ClientDeletion party={party} />
      </Suspense>
      <LastEvents id={party._id} />
    </Stack>
  );
}
