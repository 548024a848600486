import { countsUntil } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Transaction } from '../../../database/index.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { adminsOf } from '../../access/service.ts';
import { documentsByRegistration } from '../../documents/service.ts';
import { sendMessages } from '../../messages/service.ts';
import { withParties } from '../record.ts';
import { makeTransition } from './make-transition.ts';
import { statusContextOf } from './status-context.ts';

const complete = registrationStatus.code('COMPLETE');
const incomplete = registrationStatus.code('INCOMPLETE');

/**
 * Sends back (R2) every registration of a tenant that waits for its decision with a document that is over. Any number of
 * processes may do it at once, and again: each registration goes back once.
 * @returns the ids of those that it sent back.
 */
export async function sendBackExpired(services: Services, tenantId: string): Promise<readonly string[]> {
  const { database, clock } = services;
  const suspects = await database.read(tenantId, tx => withDocumentsOver(tx, clock.now()));
  const sent: string[] = [];
  // One transaction each: colleagues wait for none of the others.
  for (const id of suspects)
    if (await inTenant(services, tenantId, systemActor('papers'), work => sendBack(work, id))) sent.push(id);
  return sent;
}

/** Complete registrations that have a document which is over. There may be a newer one: that is checked one by one. */
async function withDocumentsOver(tx: Transaction, now: Date): Promise<readonly string[]> {
  const day = now.toISOString().slice(0, 10);
  // A firm may have tens of thousands that wait, and few of them a document with a date: only those are read.
  const rows = await tx
    .selectFrom('registrations as r')
    .select('r.id')
    .where('r.status', '=', complete)
    .where(registration =>
      registration.exists(
        registration
          .selectFrom('documents as d')
          .whereRef('d.record_id', '=', 'r.id')
          .where('d.removed_at', 'is', null)
          .where(dated => dated.or([dated('d.valid_until', '<', day), dated('d.issued_on', '<', day)])),
      ),
    )
    .execute();
  const documents = await documentsByRegistration(
    { tx },
    rows.map(({ id }) => id),
  );
  return [...documents].flatMap(([id, kinds]) =>
    kinds.some(documentKind => (countsUntil(documentKind) ?? day) < day) ? [id] : [],
  );
}

/** @returns whether it went back; not where someone else was faster, or a newer document does. */
async function sendBack(work: UnitOfWork, id: string): Promise<boolean> {
  // Anyone who comes at the same time waits here, and then finds another status.
  const row = await work.tx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', complete)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const record = await withParties(work, row);
  const { sections } = await statusContextOf(work, record);
  const expired = sections
    .flatMap(({ blockers }) => blockers)
    .filter(({ code }) => code === 'documentExpired');
  if (expired.length === 0) return false;
  if (record.assignee_id === null)
    await sendMessages(work, {
      messageType: 'registrationSentBack',
      userIds: await adminsOf(work),
      registrationId: id,
    });
  await makeTransition(work, record, {
    next: incomplete,
    comment: null,
    reason: null,
    source: 'schedule',
    detail: { rule: 'R2', because: 'documentExpired' },
    noticed: Object.fromEntries(
      expired.map(({ partyId, params: { documentKind, until } }) => [
        `expired.${partyId}.${documentKind}`,
        String(until),
      ]),
    ),
  });
  return true;
}
