import { sql } from 'kysely';
import type { Moved } from '../../database/schema/parties.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { settle as closeMessages } from '../messages/service.ts';
import { mergeInto } from '../parties/service.ts';
import {
  followParties,
  lockWithRegistrations,
  notifyRegistrationsOf,
  registrationsWith,
  reseat,
} from '../registrations/service.ts';
import { merged } from './compare.ts';
import { encryptSnapshot, type Settled } from './snapshot.ts';
import { connectionsAt, movedConnections, moveFiles } from './moved.ts';
import { planMerge } from './plan.ts';
import { findMerge } from './read.ts';
import { settle } from './settle.ts';

/**
 * Makes one party of two, in one unit of work: what points at the one points at the other one from now on.
 * @throws {AppError} NotFound; SignOffClosed for what is not asked for any more; Blocked by what stands in the way by now.
 */
export async function applyMerge(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  signOff: string,
): Promise<void> {
  const row = await findMerge(work, id);
  const ids = [row.into_party, row.from_party];
  await lockWithRegistrations(work, ids);
  const { into, from, obstacles } = await planMerge(work, caller, { a: row.into_party, b: row.from_party });
  const others = obstacles.filter(code => code !== 'requested');
  if (others.length > 0)
    throw new AppError('Blocked', { fields: others.map(code => ({ path: 'decision', code })) });
  // First: a request that is open is made void by any change of either party.
  const { numUpdatedRows } = await work.tx
    .updateTable('party_merges')
    .set({
      state: 'merged',
      merged_by: work.actor.id,
      merged_at: work.now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('SignOffClosed');

  const records = await registrationsWith(work, from.id);
  const connected = await connectionsAt(work, ids);
  const comments = await mergeInto(work, from, into);
  const connections = movedConnections(connected, await connectionsAt(work, ids));
  const { data, restriction, assigneeId } = into;
  const before: Settled = { data, restriction, assigneeId };
  const after: Settled = {
    data: merged(data, from.data, row.fields),
    restriction: restriction ?? from.restriction,
    assigneeId: assigneeId ?? from.assigneeId,
  };
  const versions = await settle(work, into, after, {
    origin: from.sources,
    merge: id,
    action: 'party.joined',
    detail: { merge: id, from: from.id, signOff },
  });
  await followParties(work, versions, null);
  // Its documents end in the file of the other one from now on.
  await closeMessages(work, ['documentExpiring'], from.id);
  const files = await moveFiles(work, { from: from.id, into: into.id });
  await reseat(work, records, { from: from.id, into: into.id });
  await notifyRegistrationsOf(work, into.id);

  const moved: Moved = { connections, comments, registrations: records.map(record => record.id), ...files };
  await work.tx
    .updateTable('party_merges')
    .set({
      moved: JSON.stringify(moved),
      sealed: await encryptSnapshot(work, id, { before, after, sources: into.sources }),
    })
    .where('id', '=', id)
    .execute();
}
