import { changesLimit, changingActions, type contract, type OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { eventsOf } from '../history.ts';
import { findRecord, type RegistrationRecord } from '../record.ts';
import { openRequestOf } from '../status/acceptance.ts';
import { lastVisit } from './visits.ts';

type Changes = OutputOf<typeof contract.registrations.changes>;

/** What others changed of a registration since the caller looked at it last. @throws {AppError} NotFound. */
export async function changesSinceSeen(work: UnitOfWork, caller: Caller, id: string): Promise<Changes> {
  const record = await findRecord(work, caller, id);
  const { since, basis } = await sinceWhen(work, caller, record);
  const links = work.tx
    .selectFrom('audit')
    .where('object_type', '=', 'registration')
    .where('object_id', '=', id)
    .where('action', 'in', changingActions)
    .where('actor', '!=', caller.userId)
    .where('at', '>', since.toISOString());
  const newest = await links.selectAll().orderBy('seq', 'desc').limit(changesLimit).execute();
  return {
    since: since.toISOString(),
    basis,
    items: await eventsOf(work, record, newest),
    total: await countOf(links),
  };
}

async function sinceWhen(
  work: UnitOfWork,
  caller: Caller,
  { id, created_at: createdAt }: RegistrationRecord,
): Promise<{ readonly since: Date; readonly basis: Changes['basis'] }> {
  const visit = await lastVisit(work, caller, id);
  if (visit) return { since: visit, basis: 'visit' };
  const request = await openRequestOf(work, caller, id);
  return request
    ? { since: new Date(request.requestedAt), basis: 'request' }
    : { since: new Date(createdAt), basis: 'start' };
}
