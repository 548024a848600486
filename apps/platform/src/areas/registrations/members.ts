import type { PartyNode } from '@dossier/api/contract';
import { sql, type Selectable } from 'kysely';
import type { RegistrationPartiesTable } from '../../database/schema/registrations.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  nodeData,
  readParties,
  readShares,
  shareText,
  type OwnedShare,
  type Party,
} from '../parties/service.ts';
import { everyParty } from './party-tree.ts';
import { visibleTo } from './scope.ts';

/** What a party is in one registration, and where in S2's tree it stands. */
export interface Member {
  readonly partyId: string;
  /** The company that it stands below; null for the registration itself. */
  readonly under: string | null;
  /** Among those that stand below the same. */
  readonly position: number;
  readonly relation: 'RPD' | 'RPV' | undefined;
  readonly signer: boolean | undefined;
  readonly ubo: boolean | undefined;
  /** Per cent of `under`, or of the whole. */
  readonly share: string | undefined;
}

const parts = { RPD: 'represented', RPV: 'representative' } as const;
const partOf = ({ relation, under }: Member) =>
  relation ? parts[relation] : under === null ? 'client' : 'related';

/** Who is in a tree, parents first. */
export function membersOf(parties: readonly PartyNode[]): readonly Member[] {
  const counts = new Map<string | null, number>();
  return everyParty(parties).map(({ party, under }) => {
    const position = counts.get(under) ?? 0;
    counts.set(under, position + 1);
    const { relation, signer, ubo } = party.naturalPerson ?? {};
    return {
      partyId: party._id ?? '',
      under,
      position,
      relation,
      signer,
      ubo,
      share: party.ownershipPercentage,
    };
  });
}

export const sharesOf = (members: readonly Member[]): readonly OwnedShare[] =>
  members.flatMap(({ partyId: from, under: to, share }) =>
    to !== null && share ? [{ from, to, share }] : [],
  );

/** What history says of who is in a registration; of a party's own data its own history does. */
export const membershipsById = (members: readonly Member[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    members.map(({ partyId, under, share, relation, signer, ubo }) => [
      partyId,
      withoutUndefined({
        under,
        ownershipPercentage: share,
        naturalPerson: withoutUndefined({ relation, signer, ubo }),
      }),
    ]),
  );

const withoutUndefined = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Rows per statement. */
const batch = 2_000;

const rowOf = (tenantId: string, registrationId: string, member: Member) => ({
  tenant_id: tenantId,
  registration_id: registrationId,
  party_id: member.partyId,
  under_id: member.under,
  position: member.position,
  share: member.under === null ? (member.share ?? null) : null,
  part: partOf(member),
  signer: member.signer ?? null,
  ubo: member.ubo ?? null,
});

/** Stores who is in registrations that have no one yet. */
export async function insertMembers(
  { tx, tenantId }: UnitOfWork,
  registrations: readonly { readonly id: string; readonly members: readonly Member[] }[],
): Promise<void> {
  const rows = registrations.flatMap(({ id, members }) => members.map(member => rowOf(tenantId, id, member)));
  for (let start = 0; start < rows.length; start += batch)
    await tx
      .insertInto('registration_parties')
      .values(rows.slice(start, start + batch))
      .execute();
}

export async function replaceMembers(
  work: UnitOfWork,
  id: string,
  members: readonly Member[],
): Promise<void> {
  const ids = members.map(({ partyId }) => partyId);
  // Who stays is not taken out: a party without a registration leaves the lists.
  await work.tx
    .deleteFrom('registration_parties')
    .where('registration_id', '=', id)
    .$if(ids.length > 0, query => query.where('party_id', 'not in', ids))
    .execute();
  if (ids.length === 0) return;
  await work.tx
    .insertInto('registration_parties')
    .values(members.map(member => rowOf(work.tenantId, id, member)))
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'registration_id', 'party_id']).doUpdateSet(row => ({
        under_id: row.ref('excluded.under_id'),
        position: row.ref('excluded.position'),
        share: row.ref('excluded.share'),
        part: row.ref('excluded.part'),
        signer: row.ref('excluded.signer'),
        ubo: row.ref('excluded.ubo'),
      })),
    )
    .execute();
}

/** S2's trees of registrations, by their ids, built from who is in them; identifiers open. */
export async function treesOf(
  work: UnitOfWork,
  registrationIds: readonly string[],
): Promise<ReadonlyMap<string, PartyNode[]>> {
  if (registrationIds.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('registration_parties')
    .selectAll()
    .where('registration_id', 'in', [...registrationIds])
    .orderBy('position')
    .execute();
  const ids = [...new Set(rows.map(row => row.party_id))];
  const parties = await readParties(work, ids);
  const nested = rows.filter(row => row.under_id !== null);
  const shares = nested.length > 0 ? await readShares(work, ids) : [];
  const shareOf = new Map(shares.map(({ from, to, share }) => [`${from} ${to}`, share]));
  const trees = Map.groupBy(rows, row => row.registration_id);
  return new Map(
    registrationIds.map(id => [id, nodesUnder(null, trees.get(id) ?? [], { parties, shareOf })]),
  );
}

interface OfRegistration {
  readonly _id: string;
  readonly number: string;
  readonly name: string;
  readonly status: string;
  readonly part: string;
}

/** Registrations that a party is in, as far as the caller may see them, the newest first; what was deleted is none. */
export async function registrationsOfParty(
  { tx }: UnitOfWork,
  caller: Caller,
  partyId: string,
): Promise<readonly OfRegistration[]> {
  const { rows } = await sql<OfRegistration>`
    select r.id as "_id", r.number, r.name, r.status, m.part
    from registration_parties m join registrations r on r.id = m.registration_id
    where m.party_id = ${partyId}::uuid and r.status <> 'DELETED' and ${visibleTo(caller)}
    order by r.created_at desc, r.id`.execute(tx);
  return rows;
}

interface Stored {
  readonly parties: ReadonlyMap<string, Party>;
  readonly shareOf: ReadonlyMap<string, string>;
}

function nodesUnder(
  under: string | null,
  rows: readonly Selectable<RegistrationPartiesTable>[],
  stored: Stored,
): PartyNode[] {
  return rows
    .filter(row => row.under_id === under)
    .flatMap(row => {
      const party = stored.parties.get(row.party_id);
      if (!party) return [];
      const below = nodesUnder(party.id, rows, stored);
      const share =
        row.share === null ? stored.shareOf.get(`${party.id} ${row.under_id}`) : shareText(row.share);
      return [
        {
          _id: party.id,
          ...nodeData(party.type, { ...party.data, ...(party.type === 'NP' && roleOf(row)) }),
          ...(share !== undefined && { ownershipPercentage: share }),
          ...(below.length > 0 && { parties: below }),
        },
      ];
    });
}

const roleOf = ({ part, signer, ubo }: Selectable<RegistrationPartiesTable>) => ({
  ...(signer !== null && { signer }),
  ...(ubo !== null && { ubo }),
  ...(part === 'represented' && { relation: 'RPD' as const }),
  ...(part === 'representative' && { relation: 'RPV' as const }),
});
