import { sql } from 'kysely';
import { groupLimits, type BodyOf, type contract, type OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { nameOfColleague } from '../access/service.ts';
import { findChangeable, findParty } from './find.ts';
import { readPartyRows } from './list.ts';
import { today } from './membership.ts';
import { notifyPartyChange } from './notify-change.ts';
import { lockParties, readParties, type Party } from './store.ts';

type Memberships = OutputOf<typeof contract.parties.memberships>;
type Membership = Omit<Memberships['items'][number], 'party'> & {
  readonly person: string;
  readonly group: string;
};

const invalid = (path: string, code: string) =>
  new AppError('ValidationFailed', { fields: [{ path, code }] });

/**
 * Makes a group of persons, from today on. Who makes it looks after it.
 * @returns its id.
 * @throws {AppError} ValidationFailed for a member who is no natural person that the caller may see, or is named twice.
 */
export async function createGroup(
  work: UnitOfWork,
  caller: Caller,
  { name, members }: BodyOf<typeof contract.parties.createGroup>,
): Promise<string> {
  // One that is being merged meanwhile is waited for.
  await lockParties(work, members);
  for (const [index, member] of members.entries()) {
    const path = `members[${index}]`;
    if (members.indexOf(member) !== index) throw invalid(path, 'unique');
    await assertPerson(work, caller, member, path);
  }
  const id = work.random.uuid();
  // A System Admin is no colleague.
  const assigneeId = (await nameOfColleague(work, caller.userId)) === undefined ? null : caller.userId;
  await work.tx
    .insertInto('parties')
    .values({
      id,
      tenant_id: work.tenantId,
      type: 'NPG',
      status: 'A',
      name,
      assignee_id: assigneeId,
      sections: '{}',
      section_versions: '{}',
      sources: '{}',
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  await recordChanges(work, [
    {
      action: 'party.created',
      objectType: 'party',
      objectId: id,
      subjectId: id,
      version: 1,
      before: null,
      after: { type: 'NPG', name, assignee_id: assigneeId },
      source: 'screen',
    },
  ]);
  for (const member of members) await insertMember(work, { group: id, person: member, from: today(work) });
  notifyPartyChange(work, { id, version: 1, assigneeId });
  return id;
}

/** The members of a group, or the groups of a person, as far as the caller may see them. @throws {AppError} NotFound. */
export async function listMemberships(work: UnitOfWork, caller: Caller, id: string): Promise<Memberships> {
  const party = await findParty(work, caller, id);
  const memberships = await membershipsOf(work, id);
  const otherOf = ({ person, group }: Membership) => (person === id ? group : person);
  const rows = await readPartyRows(work, caller, [...memberships.map(otherOf), id]);
  const byId = new Map(rows.map(row => [row._id, row]));
  return {
    items: memberships.flatMap(membership => {
      const other = byId.get(otherOf(membership));
      if (!other) return [];
      const { person: _person, group: _group, ...rest } = membership;
      const { _id, name, status, riskQualificationId } = other;
      return [{ ...rest, party: { _id, name, status, riskQualificationId } }];
    }),
    riskQualificationId: party.type === 'NPG' ? (byId.get(id)?.riskQualificationId ?? null) : null,
  };
}

/**
 * Adds a person to a group from a day on.
 * @throws {AppError} NotFound; PartyEnded; ValidationFailed for someone who is no natural person that the caller may see,
 * who is in the group already, and for a day to come.
 */
export async function addMember(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { party, validFrom }: BodyOf<typeof contract.parties.addMember>,
): Promise<void> {
  // Two who add the same person at once take turns.
  await lockParties(work, [id, party]);
  const group = await findGroup(work, caller, id);
  await assertPerson(work, caller, party, 'party');
  const from = validFrom || today(work);
  if (from > today(work)) throw invalid('validFrom', 'invalid');
  const current = await currentMembers(work, id);
  if (current.includes(party)) throw invalid('party', 'unique');
  await insertMember(work, { group: id, person: party, from });
  notifyPartyChange(work, group);
}

/**
 * Takes a person out of a group on a day: it stays to be read.
 * @throws {AppError} NotFound; VersionStale, also for one that is over; PartyEnded; GroupTooSmall where fewer than two
 * would be left; ValidationFailed for a day before it began and one to come.
 */
export async function endMembership(
  work: UnitOfWork,
  caller: Caller,
  {
    id,
    membershipId,
    version,
  }: { readonly id: string; readonly membershipId: string; readonly version: number },
  { validTo }: BodyOf<typeof contract.parties.endMembership>,
): Promise<void> {
  // Two who take the last two out at once take turns.
  await lockParties(work, [id]);
  const group = await findGroup(work, caller, id);
  const membership = (await membershipsOf(work, id)).find(({ _id }) => _id === membershipId);
  if (!membership) throw new AppError('NotFound');
  await findParty(work, caller, membership.person);
  assertVersion(version, membership.version);
  const day = validTo || today(work);
  if (day > today(work) || (membership.validFrom !== null && day < membership.validFrom))
    throw invalid('validTo', 'invalid');
  const left = (await currentMembers(work, id)).filter(person => person !== membership.person);
  if (left.length < groupLimits.fewest) throw new AppError('GroupTooSmall');
  const { numUpdatedRows } = await work.tx
    .updateTable('connections')
    .set({ valid_to: day, version: version + 1, updated_at: work.now })
    .where('id', '=', membershipId)
    .where('version', '=', version)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  const { person, validFrom } = membership;
  await write(work, 'party.memberLeft', { id: membershipId, group: id, person, version: version + 1 }, [
    { validFrom, validTo: null },
    { validFrom, validTo: day },
  ]);
  notifyPartyChange(work, group);
}

/** @throws {AppError} NotFound for what is no group; PartyMerged; PartyEnded. */
export async function findGroup(work: UnitOfWork, caller: Caller, id: string): Promise<Party> {
  const group = await findChangeable(work, caller, id);
  if (group.type !== 'NPG') throw new AppError('NotFound');
  if (group.status === 'E') throw new AppError('PartyEnded');
  return group;
}

/** @throws {AppError} ValidationFailed for anyone but a natural person whom the caller may see. */
async function assertPerson(work: UnitOfWork, caller: Caller, id: string, path: string): Promise<void> {
  const isThere = (await readPartyRows(work, caller, [id])).length > 0;
  const person = isThere ? (await readParties(work, [id])).get(id) : undefined;
  if (person?.type !== 'NP' || person.mergedInto !== null) throw invalid(path, 'oneOf');
}

interface NewMembership {
  readonly group: string;
  readonly person: string;
  readonly from: string;
}

async function insertMember(work: UnitOfWork, { group, person, from }: NewMembership): Promise<void> {
  const id = work.random.uuid();
  await work.tx
    .insertInto('connections')
    .values({
      tenant_id: work.tenantId,
      id,
      from_party: person,
      to_party: group,
      type: 'UDP',
      via: 'role',
      valid_from: from,
      source: 'screen',
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  await write(work, 'party.memberAdded', { id, group, person, version: 1 }, [
    null,
    { validFrom: from, validTo: null },
  ]);
}

interface Days {
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** History keeps a membership with the person, as any connection with the party that it starts from. */
function write(
  work: UnitOfWork,
  action: string,
  {
    id,
    group,
    person,
    version,
  }: { readonly id: string; readonly group: string; readonly person: string; readonly version: number },
  [before, after]: readonly [Days | null, Days],
): Promise<void> {
  const stateOf = (days: Days) => ({ type: 'UDP', to: group, ...days });
  return recordChanges(work, [
    {
      action,
      objectType: 'connection',
      objectId: id,
      subjectId: person,
      version,
      before: before && stateOf(before),
      after: stateOf(after),
      source: 'screen',
      detail: { party: person, with: group },
    },
  ]);
}

/** Memberships of a group or a person by name, those that are over last. What stayed with someone who was merged is their other one's. */
async function membershipsOf(work: UnitOfWork, id: string): Promise<readonly Membership[]> {
  if (!isUuid(id)) return [];
  const { rows } = await sql<Membership>`
    select c.id as "_id", c.version, c.from_party as person, c.to_party as "group",
      c.valid_from as "validFrom", c.valid_to as "validTo",
      (c.valid_to is null or c.valid_to > ${today(work)}::date) as "isCurrent"
    from connections c join parties g on g.id = c.to_party and g.type = 'NPG'
      join parties p on p.id = c.from_party and p.merged_into is null
    where c.type = 'UDP' and (c.from_party = ${id}::uuid or c.to_party = ${id}::uuid)
    order by c.valid_to desc nulls first, p.name_key, g.name_key, c.id`.execute(work.tx);
  return rows;
}

/** Who is in a group today, those whom the caller may not see too. */
const currentMembers = async (work: UnitOfWork, id: string): Promise<readonly string[]> => [
  ...new Set((await membershipsOf(work, id)).flatMap(({ isCurrent, person }) => (isCurrent ? [person] : []))),
];
