import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  changeShares,
  endRepresentations,
  insertRepresentations,
  readRepresentations,
  readShares,
  shareText,
  type OwnedShare,
  type Representation,
} from '../parties/service.ts';
import { sharesOf, type Member } from './members.ts';

interface Members {
  readonly was: readonly Member[];
  readonly is: readonly Member[];
}

/** Lets the connections of parties follow what a registration says of who owns and represents whom. */
export async function saveConnections(
  work: UnitOfWork,
  registrationId: string,
  members: Members,
  source: string,
): Promise<void> {
  await changeShares(work, await shareChanges(work, registrationId, members), source);
  await saveRepresentations(work, registrationId, members, source);
}

/** Representatives of a company stand below it; those of a child stand beside it in the registration. */
export function representationsOf(members: readonly Member[]): readonly Representation[] {
  const represented = members.filter(({ relation, under }) => relation === 'RPD' && under === null);
  return members
    .filter(({ relation }) => relation === 'RPV')
    .flatMap(({ partyId: to, under }) =>
      under === null ? represented.map(({ partyId: from }) => ({ from, to })) : [{ from: under, to }],
    );
}

async function saveRepresentations(
  work: UnitOfWork,
  registrationId: string,
  { was, is }: Members,
  source: string,
): Promise<void> {
  const [before, after] = [representationsOf(was), representationsOf(is)];
  const pairs = [...before, ...after];
  if (pairs.length === 0) return;
  const current = new Set(
    (
      await readRepresentations(
        work,
        pairs.flatMap(({ from, to }) => [from, to]),
      )
    ).map(pairOf),
  );
  const remaining = new Set(after.map(pairOf));
  const gone = before.filter(pair => !remaining.has(pairOf(pair)));
  const elsewhere = await membersElsewhere(
    work,
    registrationId,
    gone.map(({ to }) => to),
  );
  await endRepresentations(
    work,
    gone.filter(({ to }) => !elsewhere.has(to)),
  );
  await insertRepresentations(
    work,
    after.filter(pair => !current.has(pairOf(pair))),
    source,
  );
}

/** Those of some parties that represent someone in another registration too. */
async function membersElsewhere(
  { tx }: UnitOfWork,
  registrationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('registration_parties')
    .select('party_id')
    .where('registration_id', '!=', registrationId)
    .where('part', '=', 'representative')
    .where('party_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(row => row.party_id));
}

const pairOf = ({ from, to }: Representation) => `${from} ${to}`;

/**
 * Which shares end and which start. Companies may be in several registrations, so the stored shares count: a party that is
 * added without a share leaves them as they are; removing a share or the party ends it, unless the pair is in another
 * registration too.
 */
async function shareChanges(
  work: UnitOfWork,
  registrationId: string,
  { was, is }: Members,
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
