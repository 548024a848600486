import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { moveComments } from '../../shared/comments/comments.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { notifyPartyChange } from './notify-change.ts';
import type { PartyData } from './party.ts';
import { replaceReferences } from './references.ts';
import type { Party } from './store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Something is known of it: an answer that is no is known, an empty list is not. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Kept of both: what other systems know a party by, and what was answered to custom fields. */
const joinedLists: ReadonlySet<string> = new Set(['partyExternalReferences', 'customFields']);

/** What two parties say differently, and what only the second one says; names of fields. */
export function unlike(
  first: PartyData,
  second: PartyData,
): { readonly different: readonly string[]; readonly added: readonly string[] } {
  const [was, is] = [first as Fields, second as Fields];
  const fields = Object.keys(is).filter(
    name => isFilled(is[name]) && !joinedLists.has(name) && !isDeepStrictEqual(was[name], is[name]),
  );
  return {
    different: fields.filter(name => isFilled(was[name])),
    added: fields.filter(name => !isFilled(was[name])),
  };
}

/** What is known of two parties that are one: of what they say differently, the fields that are named from the second one. */
export function joinedData(first: PartyData, second: PartyData, taken: readonly string[]): PartyData {
  const { different, added } = unlike(first, second);
  const names = [...added, ...different.filter(name => taken.includes(name))];
  const references = [...(first.partyExternalReferences ?? []), ...(second.partyExternalReferences ?? [])];
  return {
    ...first,
    ...Object.fromEntries(names.map(name => [name, (second as Fields)[name]])),
    ...(references.length > 0 && { partyExternalReferences: references }),
    ...(second.customFields && { customFields: { ...second.customFields, ...first.customFields } }),
  };
}

/**
 * Lets a party be another one from now on: its connections are those of the other one, and so are what colleagues said of
 * it and what other systems know it by. Where both hold a connection of the same kind with the same party, the one that was
 * there ends today and the newer one stands; what connected the two with each other stays as it was. The caller holds both,
 * puts its data together and takes it out of registrations.
 * @returns the ids of the comments that are the other one's now.
 */
export async function mergeInto(work: UnitOfWork, party: Party, into: Party): Promise<readonly string[]> {
  const { tx, now } = work;
  const today = now.toISOString().slice(0, 10);
  const staying = await joinMemberships(work, party, into);
  await sql`
    update connections k set valid_to = greatest(k.valid_from, ${today}::date), version = k.version + 1, updated_at = ${now}
    from connections m
    where k.valid_to is null and m.valid_to is null and k.id <> m.id and k.type = m.type
      and not m.id = any (${staying}::uuid[])
      and ((k.from_party = ${into.id}::uuid and m.from_party = ${party.id}::uuid and k.to_party = m.to_party)
        or (k.to_party = ${into.id}::uuid and m.to_party = ${party.id}::uuid and k.from_party = m.from_party))`.execute(
    tx,
  );
  await sql`
    update connections set
      from_party = case when from_party = ${party.id}::uuid then ${into.id}::uuid else from_party end,
      to_party = case when to_party = ${party.id}::uuid then ${into.id}::uuid else to_party end,
      version = version + 1, updated_at = ${now}
    where ${party.id}::uuid in (from_party, to_party) and not ${into.id}::uuid in (from_party, to_party)
      and not id = any (${staying}::uuid[])`.execute(tx);
  const comments = await moveComments(work, party.id, into.id);
  await replaceReferences(work, party.id, []);
  const version = party.version + 1;
  const { numUpdatedRows } = await tx
    .updateTable('parties')
    .set({ version, updated_at: now, merged_into: into.id })
    .where('id', '=', party.id)
    .where('version', '=', party.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  notifyPartyChange(work, { id: party.id, version, assigneeId: party.assigneeId });
  await recordChanges(work, [
    {
      action: 'party.merged',
      objectType: 'party',
      objectId: party.id,
      subjectId: party.id,
      version,
      before: {},
      after: {},
      source: 'screen',
      detail: { into: into.id },
    },
  ]);
  return comments;
}

/**
 * Someone is in a group once, since the earlier of both days: with the membership of the party that stays.
 * @returns the ids of those of the other one, which stay with it: they are read again once it is itself.
 */
async function joinMemberships({ tx, now }: UnitOfWork, party: Party, into: Party): Promise<string[]> {
  const shared = sql`
    select k.id as mine, m.id as theirs, m.valid_from as since from connections k
    join connections m on m.to_party = k.to_party and m.type = 'UDP' and m.valid_to is null
      and m.from_party = ${party.id}::uuid
    join parties g on g.id = k.to_party and g.type = 'NPG'
    where k.type = 'UDP' and k.valid_to is null and k.from_party = ${into.id}::uuid`;
  await sql`
    update connections c set valid_from = s.since, version = c.version + 1, updated_at = ${now}
    from (${shared}) s where c.id = s.mine and (s.since is null or s.since < c.valid_from)`.execute(tx);
  const { rows } = await sql<{ theirs: string }>`${shared}`.execute(tx);
  return rows.map(({ theirs }) => theirs);
}
