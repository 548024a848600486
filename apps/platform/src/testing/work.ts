import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { systemRandom } from '../ports/random/random.ts';
import { temporaryKeys, type Keys } from '../shared/keys/keys.ts';
import { unitOfWork } from '../shared/work/unit-of-work.ts';
import { systemActor, type UnitOfWork } from '../shared/work/work.ts';

/** The moment at which tests happen, unless they say otherwise. */
export const testNow = new Date('2026-11-21T10:42:00.000Z');

/** Does a unit of work for a tenant as a route would. */
export type Doing = <T>(
  tenantId: string,
  effect: (work: UnitOfWork) => T | Promise<T>,
  now?: Date,
) => Promise<T>;

export const doingOn = (database: Database, keys: Keys = temporaryKeys()): Doing =>
  workIn((...scope) => database.tenant(...scope), keys);

/** The same as the role that erases. */
export const erasingOn = (database: Database, keys: Keys = temporaryKeys()): Doing =>
  workIn((...scope) => database.erase(...scope), keys);

const workIn =
  (scope: Database['tenant'], keys: Keys): Doing =>
  (tenantId, effect, now = testNow) =>
    scope(tenantId, tx =>
      unitOfWork({ tx, tenantId, actor: systemActor('test'), now, random: systemRandom, keys }, effect),
    );

/** Makes a tenant with nothing in it. */
export async function makeTenant(database: Database, id: string): Promise<void> {
  await database.tenant(id, tx =>
    tx.insertInto('tenants').values({ id, name: id, created_at: testNow }).execute(),
  );
}

/** Does something no login may do: as the superuser of the embedded database. */
export const asSuperuser = (database: Database, statements: readonly string[]): Promise<void> =>
  database.unscoped(async tx => {
    await sql`reset role`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
