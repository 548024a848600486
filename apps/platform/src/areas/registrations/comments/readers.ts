import { sql } from 'kysely';
import type { Caller } from '../../../shared/caller/caller.ts';
import { isWorkOf } from '../../../shared/caller/own-work.ts';
import { readersAmong } from '../../../shared/caller/restricted-readers.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findRow, type RegistrationRow } from '../record.ts';

export interface Reader {
  readonly _id: string;
  readonly name: string;
}

/**
 * The staff who may see a registration (4.2): everyone but Agents, and of those anyone who works on it or shares a group
 * with anyone who does; where restricted clients are in it, only those who are named for them (row 203).
 */
export async function readersOf({ tx }: UnitOfWork, record: RegistrationRow): Promise<readonly Reader[]> {
  const { assignee_id: assignee } = record;
  const { rows } = await sql<Reader>`
    select u.id as _id, u.first_name || ' ' || u.last_name as name
    from users u
    where u.enabled and u.role is not null
      and (u.role <> 'ROLE_TENANT_AGENT' or ${isWorkOf('u.id', sql`${assignee}::uuid`)})
    order by fold(u.first_name || ' ' || u.last_name), u.id`.execute(tx);
  const readers = new Set(
    await readersAmong(
      tx,
      record.restrictions,
      rows.map(({ _id: id }) => id),
    ),
  );
  return rows.filter(({ _id: id }) => readers.has(id));
}

/** Who can be mentioned. @throws {AppError} NotFound. */
export async function listReaders(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<{ items: Reader[] }> {
  return { items: [...(await readersOf(work, await findRow(work, caller, id)))] };
}
