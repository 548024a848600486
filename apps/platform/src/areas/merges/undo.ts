import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { moveComments } from '../../shared/comments/comments.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { type Party, findParty, insertReferences, notifyPartyChange } from '../parties/service.ts';
import {
  followParties,
  lockWithRegistrations,
  notifyRegistrationsOf,
  registrationsWith,
  reseat,
} from '../registrations/service.ts';
import { undone } from './compare.ts';
import { decryptSnapshot, type MergeSnapshot, type Settled } from './snapshot.ts';
import { moveFiles, putBackConnections } from './moved.ts';
import { notifyUndone } from './notify.ts';
import { findMerge, readMerge, undoObstaclesOf, type PartyMerge } from './read.ts';
import { settle } from './settle.ts';

/**
 * Makes two parties of one again: what moved goes back, and what changed since stays with the one that stayed.
 * @throws {AppError} NotFound; VersionStale; TransitionNotAllowed for what is not merged; Blocked after 30 days, and by
 * what has become of either since.
 */
export async function undoMerge(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
  comment: string,
): Promise<PartyMerge> {
  const { into_party: intoId, from_party: fromId } = await findMerge(work, id);
  await lockWithRegistrations(work, [intoId, fromId]);
  const [into, from] = [await findParty(work, caller, intoId), await findParty(work, caller, fromId)];
  const row = await findMerge(work, id);
  assertVersion(version, row.version);
  if (row.state !== 'merged' || row.moved === null || row.sealed === null)
    throw new AppError('TransitionNotAllowed');
  const obstacles = await undoObstaclesOf(work, row);
  const snapshot = obstacles.length > 0 ? null : await decryptSnapshot(work, id, row.sealed);
  if (!snapshot) throw new AppError('Blocked', { fields: obstacles.map(code => ({ path: 'id', code })) });

  const { moved } = row;
  const records = await registrationsWith(work, into.id, moved.registrations);
  await putBackConnections(work, moved.connections);
  const versions = await settle(work, into, settledBefore(into, snapshot, from), {
    origin: snapshot.sources,
    merge: id,
    action: 'party.parted',
    detail: { merge: id, from: from.id },
  });
  await insertReferences(work, [{ id: from.id, references: from.data.partyExternalReferences }]);
  await moveFiles(work, { from: into.id, into: from.id }, moved);
  await moveComments(work, into.id, from.id, moved.comments);
  await bringBack(work, from, comment);
  await reseat(work, records, { from: into.id, into: from.id });
  await followParties(work, versions, null);
  for (const party of [into, from]) await notifyRegistrationsOf(work, party.id);
  await work.tx
    .updateTable('party_merges')
    .set({ state: 'undone', undone_by: work.actor.id, undone_at: work.now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await notifyUndone(work, row);
  return readMerge(work, caller, id);
}

/** What the merge set and no one changed since, as it was before. */
function settledBefore(now: Party, { before, after }: MergeSnapshot, from: Party): Settled {
  const isUntouched = (field: 'restriction' | 'assigneeId') => isDeepStrictEqual(now[field], after[field]);
  return {
    data: undone(now.data, { before: before.data, after: after.data }, from.data),
    restriction: isUntouched('restriction') ? before.restriction : now.restriction,
    assigneeId: isUntouched('assigneeId') ? before.assigneeId : now.assigneeId,
  };
}

/** The party that was another one is itself again. */
async function bringBack(
  work: UnitOfWork,
  { id, version, assigneeId }: Party,
  comment: string,
): Promise<void> {
  await work.tx
    .updateTable('parties')
    .set({ merged_into: null, version: sql<number>`version + 1`, updated_at: work.now })
    .where('id', '=', id)
    .execute();
  notifyPartyChange(work, { id, version: version + 1, assigneeId });
  await recordChanges(work, [
    {
      action: 'party.mergeUndone',
      objectType: 'party',
      objectId: id,
      subjectId: id,
      version: version + 1,
      before: { comment: null },
      after: { comment },
      source: 'screen',
    },
  ]);
}
