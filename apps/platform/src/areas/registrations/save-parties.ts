import type { PartyNode } from '@dossier/api/contract';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  changeParties,
  dataOf,
  insertParties,
  partyCreated,
  readParties,
  typeOf,
} from '../parties/service.ts';
import { membersOf, replaceMembers } from './members.ts';
import { everyParty } from './party-tree.ts';
import { saveConnections } from './save-connections.ts';

interface Trees {
  readonly before: readonly PartyNode[];
  readonly after: readonly PartyNode[];
}

/**
 * Takes a tree of S2 apart and stores it: parties that are new, what changed of those that were there, and who stands
 * where. A party that goes leaves the registration; what is known of it stays.
 * @returns the version that each new or changed party has now, by id.
 * @throws {AppError} VersionStale when someone else changed one of them meanwhile.
 */
export async function saveParties(
  work: UnitOfWork,
  registrationId: string,
  { before, after }: Trees,
  source: string,
): Promise<Readonly<Record<string, number>>> {
  const nodes = everyParty(after).map(({ party }) => party);
  const stored = await readParties(
    work,
    nodes.map(({ _id: id = '' }) => id),
  );
  const created = nodes
    .filter(({ _id: id = '' }) => !stored.has(id))
    .map(party => ({
      id: party._id ?? '',
      type: typeOf(party),
      data: dataOf(party),
      createdAt: work.now,
      updatedAt: work.now,
    }));
  await insertParties(work, created, source);
  const changed = await changeParties(
    work,
    nodes.flatMap(node => {
      const party = stored.get(node._id ?? '');
      return party ? [{ party, data: dataOf(node) }] : [];
    }),
    { source, registrationId },
  );
  const [was, is] = [membersOf(before), membersOf(after)];
  await replaceMembers(work, registrationId, is);
  await saveConnections(work, registrationId, { was, is }, source);
  await recordChanges(
    work,
    created.map(party => partyCreated(party, source, registrationId)),
  );
  return { ...changed, ...Object.fromEntries(created.map(({ id }) => [id, 1])) };
}
