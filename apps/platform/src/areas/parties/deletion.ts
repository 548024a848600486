import type { BodyOf, contract, OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { encryptFor, openerFor } from '../../shared/history/encryption.ts';
import { systemAdminName, userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { registrationsOfParty } from '../registrations/service.ts';
import { changeParty } from './change-party.ts';
import { findAtVersion, findParty, type PartyVersion } from './find.ts';
import { notifyPartyChange } from './notify-change.ts';
import { visibleParties } from './scope.ts';
import type { Party } from './store.ts';

type Deletion = OutputOf<typeof contract.parties.deletion>;
type Obstacles = Deletion['obstacles'];

const bound = (id: string) => `${id} deletion`;

/** The request to delete a party; null where there is none. The caller has read the party. */
export async function deletionOf(work: UnitOfWork, id: string): Promise<Deletion['request']> {
  const row = await work.tx
    .selectFrom('parties')
    .select(['deletion_at', 'deletion_by', 'deletion_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { deletion_at: at, deletion_by: by, deletion_reason: sealed } = row ?? {};
  if (!at || !by) return null;
  const name = (await userNames(work, [by])).get(by) ?? systemAdminName;
  const reason = sealed ? (await openerFor(work, [id]))<string>(id, sealed, bound(id)) : null;
  return { at, by: name, reason };
}

/** The request to delete a party, and what stands in the way of it. @throws {AppError} NotFound. */
export async function readDeletion(work: UnitOfWork, caller: Caller, id: string): Promise<Deletion> {
  const party = await findParty(work, caller, id);
  return { request: await deletionOf(work, id), obstacles: await obstaclesOf(work, caller, party) };
}

/**
 * Requests that a party is deleted, or withdraws that. What stands in the way does not refuse the request: it has to be
 * settled before data retention deletes (3-decisions 4.15).
 * @throws {AppError} NotFound; PartyMerged; VersionStale; TransitionNotAllowed where it is requested already, or was not;
 * ValidationFailed at `reason`.
 */
export async function changeDeletion(
  work: UnitOfWork,
  caller: Caller,
  seen: PartyVersion,
  { step, reason }: BodyOf<typeof contract.parties.changeDeletion>,
): Promise<void> {
  const party = await findAtVersion(work, caller, seen);
  const { id } = party;
  const isRequested = (await deletionOf(work, id)) !== null;
  const isRequest = step === 'request';
  if (isRequest === isRequested) throw new AppError('TransitionNotAllowed');
  const why = isRequest ? reason?.trim() || null : null;
  if (isRequest && why === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'reason', code: 'required' }] });
  const version = await changeParty(work, party, {
    action: isRequest ? 'party.deletionRequested' : 'party.deletionWithdrawn',
    set: {
      deletion_at: isRequest ? work.now : null,
      deletion_by: isRequest ? work.actor.id : null,
      deletion_reason: why === null ? null : await encryptFor(work, id, why, bound(id)),
    },
    before: { deletion: isRequested ? 'requested' : null },
    after: { deletion: isRequest ? 'requested' : null },
    comment: why,
  });
  notifyPartyChange(work, { id, version, assigneeId: party.assigneeId });
}

/** Registrations in which nothing happens any more. */
const closed: ReadonlySet<string> = new Set(['REJECTED', 'MIGRATED']);

/** What stands in the way of deleting a party, as far as a caller may see it (3-decisions 4.15, blockers). */
async function obstaclesOf(work: UnitOfWork, caller: Caller, { id, status }: Party): Promise<Obstacles> {
  const today = work.now.toISOString().slice(0, 10);
  const processes = sql<{ id: string; type: string }>`
    select w.id, w.workflow_type as type from processes w
    where w.entity_id = ${id}::uuid and w.workflow_type <> 'onboarding' and w.ended_at is null
    order by w.started_at, w.id`;
  // Clients whom the party owns, controls or represents.
  const clients = sql<{ id: string; name: string }>`
    select distinct p.id, p.name from connections c join parties p on p.id = c.from_party
    where c.to_party = ${id}::uuid and (c.valid_to is null or c.valid_to > ${today}::date)
      and p.status in ('A', 'I') and p.merged_into is null and ${visibleParties(caller)}
    order by p.name, p.id`;
  const [registrations, running, connected] = await Promise.all([
    registrationsOfParty(work, caller, id),
    processes.execute(work.tx),
    clients.execute(work.tx),
  ]);
  return [
    ...(status === 'A' || status === 'I' ? [{ kind: 'relation' as const, _id: null, name: '' }] : []),
    ...running.rows.map(({ id: _id, type }) => ({ kind: 'process' as const, _id, name: type })),
    ...registrations
      .filter(registration => !closed.has(registration.status))
      .map(({ _id, name }) => ({ kind: 'registration' as const, _id, name })),
    ...connected.rows.map(({ id: _id, name }) => ({ kind: 'connection' as const, _id, name })),
  ];
}
