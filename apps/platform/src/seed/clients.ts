import type { NewClient } from '../areas/parties/service.ts';
import { newPartiesOf, type NewStage } from '../areas/registrations/service.ts';
import type { DemoRegistration } from './registrations.ts';
import type { DemoUser } from './tenants.ts';

/** Everyone in a demo registration that was migrated, of the user who worked on it (R9). */
export function demoClients(
  registrations: readonly DemoRegistration[],
  stages: readonly NewStage[],
  users: Readonly<Record<DemoUser, string>>,
): readonly NewClient[] {
  const moments = new Map(
    stages.flatMap(({ registrationId, status, enteredAt }) =>
      status === 'MIGRATED' ? [[registrationId, enteredAt] as const] : [],
    ),
  );
  return registrations.flatMap(registration => {
    const at = moments.get(registration.id);
    if (!at) return [];
    const { id: registrationId, assignee } = registration;
    return newPartiesOf(registration).map(({ id: partyId }) => ({
      partyId,
      version: 1,
      registrationId,
      assigneeId: assignee && users[assignee],
      at,
      by: { id: users[assignee ?? 'user'], sessionId: null, ip: null },
      source: 'seed',
    }));
  });
}
