import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/index.ts';
import type { ObjectStore } from '../../ports/objects/objects.ts';
import { holdAlone } from './hold-objects.ts';

/** Milliseconds: younger bytes may belong to a transaction that has not committed yet. */
const grace = 24 * 3_600_000;
/** Addresses asked for at once. */
const batch = 500;

interface Sweeping {
  readonly database: Pick<Database, 'unscoped'>;
  readonly objects: ObjectStore;
}

/**
 * Deletes objects that no tenant names. One is deleted only when it had no name at the sweep before either, and has
 * none when it is asked for again under a lock under which no one names it; the same bytes that come meanwhile are put
 * back by the request that brings them (`holdObjects`).
 * @returns how many it deleted.
 */
export async function sweepObjects({ database, objects }: Sweeping, now: Date): Promise<number> {
  const noted = await database.unscoped(tx => tx.selectFrom('stray_objects').select('address').execute());
  const before = new Set(noted.map(({ address }) => address));
  const strays: string[] = [];
  let deleted = 0;
  for await (const old of batchesOf(objects, now)) {
    const named = await database.unscoped(tx => namedAmong(tx, old));
    for (const address of old.filter(stray => !named.has(stray))) {
      if (before.has(address) && (await deleteStray({ database, objects }, address))) deleted++;
      else strays.push(address);
    }
  }
  await database.unscoped(tx => remember(tx, strays, now));
  return deleted;
}

async function* batchesOf(objects: ObjectStore, now: Date): AsyncGenerator<readonly string[]> {
  let addresses: string[] = [];
  for await (const { address, storedAt } of objects.list()) {
    if (now.getTime() - storedAt.getTime() < grace) continue;
    addresses.push(address);
    if (addresses.length < batch) continue;
    yield addresses;
    addresses = [];
  }
  if (addresses.length > 0) yield addresses;
}

async function namedAmong(tx: Transaction, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from named_addresses(${[...addresses]}::text[])`.execute(tx);
  return new Set(rows.map(({ address }) => address));
}

/** The transaction is open until the object is gone: no one names it in between. */
const deleteStray = ({ database, objects }: Sweeping, address: string): Promise<boolean> =>
  database.unscoped(async tx => {
    if (!(await holdAlone(tx, address)) || (await namedAmong(tx, [address])).has(address)) return false;
    await objects.delete(address);
    return true;
  });

async function remember(tx: Transaction, strays: readonly string[], now: Date): Promise<void> {
  await tx.deleteFrom('stray_objects').execute();
  for (let from = 0; from < strays.length; from += batch)
    await tx
      .insertInto('stray_objects')
      .values(strays.slice(from, from + batch).map(address => ({ address, seen_at: now })))
      .execute();
}
