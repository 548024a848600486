import { sql } from 'kysely';
import type { Transaction } from '../../database/index.ts';
import type { ObjectStore } from '../../ports/objects/objects.ts';

/** First number of the advisory locks on objects; the second one says on which, by the first byte of their address. */
const lockSpace = 7_253_147;
const draftStoreOf = (address: string) => Number.parseInt(address.slice(0, 2), 16);

interface StoredObject {
  readonly address: string;
  readonly sealed: Uint8Array;
}

/**
 * Keeps the sweep away from objects until the transaction ends, and puts back the ones that it took just before. Anyone who
 * names an object does this first: what is named is there, and stays.
 */
export async function holdObjects(
  { tx }: { readonly tx: Transaction },
  objects: ObjectStore,
  stored: readonly StoredObject[],
): Promise<void> {
  const shelves = [...new Set(stored.map(({ address }) => draftStoreOf(address)))];
  await sql`select pg_advisory_xact_lock_shared(${lockSpace}::int, shelf)
    from unnest(${shelves}::int[]) as shelf`.execute(tx);
  await Promise.all(
    stored.map(async ({ address, sealed }) => {
      if (!(await objects.has(address))) await objects.put(address, sealed);
    }),
  );
}

/**
 * Keeps everyone else from naming an object until the transaction ends.
 * @returns false when someone is naming one at the same time: waiting would make others wait behind.
 */
export async function holdAlone(tx: Transaction, address: string): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(${lockSpace}::int, ${draftStoreOf(address)}::int) as alone`.execute(tx);
  return rows[0]?.alone ?? false;
}
