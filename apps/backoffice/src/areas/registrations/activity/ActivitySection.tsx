import {
  useRegistrationHistory,
  type Registration,
  type RegistrationEvent,
} from '@dossier/api/registrations';
import { useState } from 'react';
import { EventsSection, eventsStep } from '../../../shared/EventsSection.tsx';
import { useEventTexts } from '../../../shared/use-event-texts.ts';

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

export function ActivitySection({ registration }: { readonly registration: Registration }) {
  const [shown, setShown] = useState(eventsStep);
  return (
    <EventsSection
      answer={useRegistrationHistory(registration._id, shown)}
      categoryOf={categoryOf}
      {...useEventTexts()}
      onMore={() => setShown(last => last + eventsStep)}
    />
  );
}
