import { sql } from 'kysely';
import type { Change } from '../shared/history/history.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import { newPartiesOf, type NewStage } from '../areas/registrations/service.ts';
import type { DemoRegistration } from './registrations.ts';
import type { DemoUser } from './tenants.ts';

export interface DemoClient {
  readonly partyId: string;
  readonly registrationId: string;
  readonly assigneeId: string | null;
  /** When the registration was migrated. */
  readonly at: Date;
  /** Who did it. */
  readonly by: string;
}

/** Everyone in a demo registration that was migrated: active clients, of the user who worked on it (R9). */
export function demoClients(
  registrations: readonly DemoRegistration[],
  stages: readonly NewStage[],
  users: Readonly<Record<DemoUser, string>>,
): readonly DemoClient[] {
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
      registrationId,
      assigneeId: assignee && users[assignee],
      at,
      by: users[assignee ?? 'user'],
    }));
  });
}

/** Makes them active. */
export async function activateClients({ tx }: UnitOfWork, clients: readonly DemoClient[]): Promise<void> {
  if (clients.length === 0) return;
  const rows = clients.map(
    ({ partyId, assigneeId, at }) => sql`(${partyId}::uuid, ${assigneeId}::uuid, ${at}::timestamptz)`,
  );
  await sql`
    update parties p set status = 'A', version = 2, assignee_id = c.assignee_id, updated_at = greatest(p.updated_at, c.at)
    from (values ${sql.join(rows)}) as c (id, assignee_id, at) where p.id = c.id`.execute(tx);
}

/** What history says of it. */
export const clientActivated = ({ partyId, registrationId, assigneeId, at, by }: DemoClient): Change => ({
  action: 'party.statusChanged',
  objectType: 'party',
  objectId: partyId,
  subjectId: partyId,
  version: 2,
  before: { status: 'N', assignee_id: null },
  after: { status: 'A', assignee_id: assigneeId },
  source: 'seed',
  detail: { registration: registrationId },
  by: { actor: { id: by, sessionId: null, ip: null }, now: at },
});
