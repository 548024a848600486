import { registrationStatus } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import { enqueue, type Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type Work } from '../../../shared/work/work.ts';
import { papersByRegistration } from '../../documents/service.ts';
import { readSections } from '../../tenants/service.ts';
import type { RegistrationRecord } from '../record.ts';
import { completeIfWhole } from './complete.ts';
import { completeAllJob } from './look-whether-complete.ts';
import { isWhole, sectionsOf } from './situation.ts';

/** How many a job looks at: no other work of the queue waits for a whole firm. */
const piece = 200;

/** A piece of what is incomplete: those that are whole, and after which one the next piece begins. */
interface Piece {
  readonly whole: readonly string[];
  readonly last: string | null;
}

/**
 * Completes what is whole already, a piece of the firm at a time, and leaves the next one to the next job. May run
 * twice, in any number of processes: each registration is judged once more when it is locked.
 */
export async function completeAll(
  services: Services,
  { tenantId, payload }: Job,
  most = piece,
): Promise<void> {
  const { after } = payload as { readonly after: string | null };
  const { whole, last } = await inTenant(services, tenantId, systemActor('completeness'), work =>
    pieceAfter(work, after, most),
  );
  // One transaction each: colleagues wait for none of the others.
  for (const id of whole) await completeIfWhole(services, tenantId, id);
  if (last !== null)
    await inTenant(services, tenantId, systemActor('completeness'), work =>
      enqueue(work, completeAllJob, { after: last }),
    );
}

async function pieceAfter(work: Work, after: string | null, most: number): Promise<Piece> {
  const { registrations: settings } = await readSections(work.tx, ['registrations']);
  // Turned off in the meantime: all stays as it is.
  if (settings.completion !== 'automatic') return { whole: [], last: null };
  const { rows: records } = await sql<RegistrationRecord>`
    select * from registrations
    where status = ${registrationStatus.code('INCOMPLETE')} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${most}`.execute(work.tx);
  const ids = records.map(({ id }) => id);
  const papers = await papersByRegistration(work, ids);
  return {
    whole: records.flatMap(record =>
      isWhole(sectionsOf(record, papers.get(record.id) ?? [], settings.gatesOff, work.now))
        ? [record.id]
        : [],
    ),
    last: ids.length < most ? null : (ids.at(-1) ?? null),
  };
}
