import { sql } from 'kysely';
import { audit } from '../../shared/audit/audit.ts';
import { enqueue, type Job } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { encryptMovedParties } from '../parties/service.ts';

/** What migration 0070 calls the job that ends what it could not: it had no keys. */
export const movePartiesJob = 'registrations.moveParties';

/** Parties or registrations at once: no other work of the queue waits for a whole tenant. */
const batch = 200;

/** After which registration the next batch begins; null while there are parties left. */
interface Progress {
  readonly after?: string | null;
}

/**
 * Ends the move of parties out of their registrations: seals identifiers with the keys of their parties, then writes each
 * registration's new form down in the trail. A batch in a transaction, each of which leaves the next one to the queue:
 * stopped anywhere it goes on there.
 */
export async function moveParties(
  services: Services,
  { tenantId, payload }: Job,
  max = batch,
): Promise<void> {
  await inTenant(services, tenantId, systemActor('migration'), async work => {
    const { after = null } = payload as Progress;
    const sealed = after === null ? await encryptMovedParties(work, max) : 0;
    if (sealed > 0) {
      services.log.info({ tenantId, sealed }, 'identifiers of parties were sealed');
      await enqueue(work, movePartiesJob, {});
      return;
    }
    const last = await noteMoved(work, after, max);
    if (last !== null) await enqueue(work, movePartiesJob, { after: last });
    else services.log.info({ tenantId }, 'all parties have been moved out of their registrations');
  });
}

/** Notes the new form of registrations that were moved. @returns the last one; null after the last batch. */
async function noteMoved(work: UnitOfWork, after: string | null, max: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from registrations where ${after}::uuid is null or id > ${after}::uuid
    order by id limit ${max} for update`.execute(work.tx);
  const ids = rows.map(({ id }) => id);
  audit(
    work,
    ids.map(id => ({
      action: 'registration.moved',
      objectType: 'registration',
      objectId: id,
      notesState: true,
    })),
  );
  await sql`delete from registration_keys where registration_id = any (${ids}::uuid[])`.execute(work.tx);
  return ids.length < max ? null : (ids.at(-1) ?? null);
}
