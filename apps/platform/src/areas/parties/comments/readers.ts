import type { RestrictionKind } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../shared/caller/caller.ts';
import { isWorkOf } from '../../../shared/caller/own-work.ts';
import { readersAmong } from '../../../shared/caller/restricted-readers.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty } from '../find.ts';

export interface Reader {
  readonly _id: string;
  readonly name: string;
}

/** A way in which someone comes to see a client, and the restricted clients that come with it. */
interface Way extends Reader {
  readonly kinds: readonly RestrictionKind[];
}

/**
 * The staff who may see a client (4.2): everyone but Agents, and of those anyone who works on the file or on a
 * registration of the client or of a member of the group that it is, or shares a group with anyone who does; of restricted clients only those who are named for
 * them (row 203), and of an Agent's registration for everyone in it.
 */
export async function readersOfParty({ tx }: UnitOfWork, partyId: string): Promise<readonly Reader[]> {
  const name = sql`u.first_name || ' ' || u.last_name`;
  const { rows } = await sql<Way>`
    select u.id as _id, ${name} as name, array_remove(array[p.restriction], null) as kinds, fold(${name}) as by_name
    from users u join parties p on p.id = ${partyId}::uuid
    where u.enabled and u.role is not null
      and (u.role <> 'ROLE_TENANT_AGENT' or ${isWorkOf('u.id', sql.ref('p.assignee_id'))})
    union
    select u.id, ${name}, r.restrictions, fold(${name})
    from users u join registration_parties m on m.party_id = ${partyId}::uuid
      join registrations r on r.id = m.registration_id
    where u.enabled and u.role = 'ROLE_TENANT_AGENT' and ${isWorkOf('u.id', sql.ref('r.assignee_id'))}
    union
    select u.id, ${name}, array_remove(array[g.restriction], null) || w.kinds, fold(${name})
    from parties g join connections c on c.to_party = g.id and c.type = 'UDP' and c.valid_to is null
      join parties p on p.id = c.from_party and p.merged_into is null
      cross join lateral (
        select p.assignee_id, array_remove(array[p.restriction], null) as kinds
        union all
        select r.assignee_id, r.restrictions from registration_parties m
          join registrations r on r.id = m.registration_id where m.party_id = p.id) w
      join users u on ${isWorkOf('u.id', sql.ref('w.assignee_id'))}
    where g.id = ${partyId}::uuid and g.type = 'NPG' and u.enabled and u.role = 'ROLE_TENANT_AGENT'
    order by by_name, _id`.execute(tx);
  const ways = Map.groupBy(rows, ({ kinds }) => kinds.join());
  const readers = new Set<string>();
  for (const [, of] of ways)
    for (const id of await readersAmong(
      tx,
      of[0]?.kinds ?? [],
      of.map(({ _id }) => _id),
    ))
      readers.add(id);
  const named = new Map(rows.map(({ _id, name: called }) => [_id, called]));
  return [...named].flatMap(([_id, called]) => (readers.has(_id) ? [{ _id, name: called }] : []));
}

/** Who can be mentioned. @throws {AppError} NotFound. */
export async function listReaders(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<{ items: Reader[] }> {
  const party = await findParty(work, caller, id);
  return { items: [...(await readersOfParty(work, party.id))] };
}
