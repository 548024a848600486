import { registrationStatus } from '@dossier/validators/vocabularies';
import { sql, type Selectable } from 'kysely';
import type { RegistrationsTable } from '../../../database/schema/registrations.ts';
import { enqueue, type Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { withPartiesEach } from '../record.ts';
import { completeIfWhole } from './complete.ts';
import { completeAllJob } from './check-completeness.ts';
import { isWhole, readEvidence, sectionsOf } from './status-context.ts';

/** How many a job looks at: no other work of the queue waits for a whole tenant. */
const piece = 200;

/** A batch of the incomplete ones: those that are whole, and the id after which the next batch begins. */
interface Piece {
  readonly whole: readonly string[];
  readonly last: string | null;
}

/**
 * Completes what is whole already, a batch of the tenant at a time, and leaves the next one to the next job. May run
 * twice, in any number of processes: each registration is checked again when it is locked.
 */
export async function completeAll(
  services: Services,
  { tenantId, payload }: Job,
  max = piece,
): Promise<void> {
  const { after } = payload as { readonly after: string | null };
  const { whole, last } = await inTenant(services, tenantId, systemActor('completeness'), work =>
    pieceAfter(work, after, max),
  );
  // One transaction each: colleagues wait for none of the others.
  for (const id of whole) await completeIfWhole(services, tenantId, id);
  if (last !== null)
    await inTenant(services, tenantId, systemActor('completeness'), work =>
      enqueue(work, completeAllJob, { after: last }),
    );
}

async function pieceAfter(work: UnitOfWork, after: string | null, max: number): Promise<Piece> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  // Turned off in the meantime: all stays as it is.
  if (settings.completion !== 'automatic') return { whole: [], last: null };
  const { rows } = await sql<Selectable<RegistrationsTable>>`
    select * from registrations
    where status = ${registrationStatus.code('INCOMPLETE')} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${max}`.execute(work.tx);
  const records = await withPartiesEach(work, rows);
  const ids = records.map(({ id }) => id);
  const evidence = await readEvidence(work, records, settings.gatesOff);
  return {
    whole: records.flatMap(record => (isWhole(sectionsOf(record, evidence)) ? [record.id] : [])),
    last: ids.length < max ? null : (ids.at(-1) ?? null),
  };
}
