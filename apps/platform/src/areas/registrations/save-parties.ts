import type { PartyNode } from '@dossier/api/contract';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  changeParties,
  changeShares,
  dataOf,
  insertParties,
  partyCreated,
  readParties,
  readShares,
  shareText,
  type OwnedShare,
  typeOf,
} from '../parties/service.ts';
import { membersOf, replaceMembers, sharesOf, type Member } from './members.ts';
import { everyParty } from './party-tree.ts';

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
  await changeShares(work, await shareChanges(work, registrationId, was, is), source);
  await recordChanges(
    work,
    created.map(party => partyCreated(party, source, registrationId)),
  );
  return { ...changed, ...Object.fromEntries(created.map(({ id }) => [id, 1])) };
}

const pairOf = ({ from, to }: Pick<OwnedShare, 'from' | 'to'>) => `${from} ${to}`;

/**
 * Which shares end and which start. Companies may be in several registrations, so the stored shares count: a party that is
 * added without a share leaves them as they are; removing a share or the party ends it, unless the pair is in another
 * registration too.
 */
async function shareChanges(
  work: UnitOfWork,
  registrationId: string,
  was: readonly Member[],
  is: readonly Member[],
): Promise<{ readonly ended: readonly OwnedShare[]; readonly started: readonly OwnedShare[] }> {
  const nested = is.flatMap(({ partyId: from, under: to }) => (to === null ? [] : [{ from, to }]));
  const gone = sharesOf(was).filter(share => !nested.some(pair => pairOf(pair) === pairOf(share)));
  const ids = [...nested, ...gone].flatMap(({ from, to }) => [from, to]);
  const stored = new Map((await readShares(work, ids)).map(share => [pairOf(share), share]));
  const shares = sharesOf(is);
  const changed = shares.filter(share => stored.get(pairOf(share))?.share !== shareText(share.share));
  const before = new Set(sharesOf(was).map(pairOf));
  const remaining = new Set(shares.map(pairOf));
  const taken = nested.filter(pair => before.has(pairOf(pair)) && !remaining.has(pairOf(pair)));
  const elsewhere = await pairsElsewhere(work, registrationId, gone);
  const ended = [...changed, ...taken, ...gone.filter(share => !elsewhere.has(pairOf(share)))];
  return { ended: ended.flatMap(pair => stored.get(pairOf(pair)) ?? []), started: changed };
}

/** Those of some pairs that stand so in another registration too. */
async function pairsElsewhere(
  { tx }: UnitOfWork,
  registrationId: string,
  pairs: readonly OwnedShare[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const rows = await tx
    .selectFrom('registration_parties')
    .select(['party_id', 'under_id'])
    .where('registration_id', '!=', registrationId)
    .where(where =>
      where(
        where.refTuple('party_id', 'under_id'),
        'in',
        pairs.map(({ from, to }) => where.tuple(from, to)),
      ),
    )
    .execute();
  return new Set(rows.map(({ party_id: from, under_id: to }) => pairOf({ from, to: to ?? '' })));
}
