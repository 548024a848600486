import type { Absence } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/index.ts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { UserRow } from '../users.ts';

export type Away = Pick<UserRow, 'id' | 'away_from' | 'away_until' | 'deputy_id'>;
type Reading = Pick<UnitOfWork, 'tx' | 'now'>;

/** Those of some users who are away or will be, by id: what is over is none. */
export async function absencesOf(
  work: Reading,
  users: readonly Away[],
): Promise<ReadonlyMap<string, Absence>> {
  const today = tenantDay(work.now);
  const away = users.filter(({ away_until: until }) => until !== null && until >= today);
  const names = await namesOf(
    work,
    away.flatMap(({ deputy_id: deputy }) => deputy ?? []),
  );
  return new Map(
    away.map(({ id, away_from: from, away_until: until, deputy_id: deputyId }) => [
      id,
      {
        from: from ?? '',
        until: until ?? '',
        isNow: (from ?? '') <= today,
        deputyId,
        deputy: deputyId === null ? null : (names.get(deputyId) ?? null),
      },
    ]),
  );
}

async function namesOf({ tx }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(row => [row.id, `${row.first_name} ${row.last_name}`]));
}

/** Whether someone is away today. */
export async function isAway({ tx, now }: Reading, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'away_from', 'away_until', 'deputy_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const absences = await absencesOf({ tx, now }, user ? [user] : []);
  return absences.get(userId)?.isNow ?? false;
}

/** The colleagues who are away today and whose work someone does meanwhile. */
export async function coveredBy(tx: Transaction, userId: string, now: Date): Promise<readonly string[]> {
  const today = tenantDay(now);
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('deputy_id', '=', userId)
    .where('away_from', '<=', today)
    .where('away_until', '>=', today)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Who does today what is assigned to someone: the deputy of those who are away, and theirs in turn. Where everyone is away, or no
 * deputy can be given work any more, it stays with the one it was meant for; so does what one takes oneself.
 */
export async function standInOf(
  { tx, now, actor }: Reading & Pick<UnitOfWork, 'actor'>,
  userId: string,
): Promise<string> {
  if (userId === actor.id) return userId;
  const today = tenantDay(now);
  const { rows } = await sql<{ id: string }>`
    with recursive chain (id, depth, path) as (
      select u.id, 0, array[u.id] from users u where u.id = ${userId}::uuid
      union all
      select d.id, c.depth + 1, c.path || d.id
      from chain c
      join users u on u.id = c.id and u.away_from <= ${today}::date and u.away_until >= ${today}::date
      join users d on d.id = u.deputy_id and d.enabled and d.confirmed and d.role is not null
      where not d.id = any (c.path))
    select c.id from chain c join users u on u.id = c.id
    where u.away_from is null or not (${today}::date between u.away_from and u.away_until)
    order by c.depth limit 1`.execute(tx);
  return rows[0]?.id ?? userId;
}
