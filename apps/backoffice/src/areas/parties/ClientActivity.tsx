import { usePartyHistory, type PartyEvent, type PartyFile } from '@dossier/api/parties';
import { useState } from 'react';
import { EventsSection, eventsStep } from '../../shared/EventsSection.tsx';
import { useCustomReading } from './custom-fields/use-custom-reading.ts';
import { useClientEvents } from './use-client-events.ts';

const categoryOf = ({ action }: PartyEvent) => {
  if (action === 'party.changed') return 'changes';
  return action === 'party.identifierRevealed' ? 'views' : 'steps';
};

export function ClientActivity({ party }: { readonly party: PartyFile }) {
  const [shown, setShown] = useState(eventsStep);
  return (
    <EventsSection
      answer={usePartyHistory(party._id, shown)}
      categoryOf={categoryOf}
      {...useClientEvents(useCustomReading())}
      onMore={() => setShown(last => last + eventsStep)}
    />
  );
}
