import type { Transaction } from '../../database/index.ts';

/** How much may be done in how long: counted from the first time. */
export interface Window {
  readonly max: number;
  /** Milliseconds. */
  readonly length: number;
}

/**
 * Counts one more within a window, before anything is done. The row stays locked until the transaction ends.
 * @returns false when the window is full; it is empty again when its time is over, however often was tried since.
 */
export async function takeFromWindow(
  tx: Transaction,
  key: Uint8Array,
  now: Date,
  { max, length }: Window,
): Promise<boolean> {
  const end = new Date(now.getTime() + length);
  await tx
    .insertInto('throttles')
    .values({ key, attempts: 0, locked_until: end, last_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('throttles')
    .select(['attempts', 'locked_until'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isOver = now >= new Date(row.locked_until);
  if (!isOver && row.attempts >= max) return false;
  const next = isOver
    ? { attempts: 1, locked_until: end, last_at: now }
    : { attempts: row.attempts + 1, last_at: now };
  await tx.updateTable('throttles').set(next).where('key', '=', key).execute();
  return true;
}

/** Takes nothing after all: what succeeded is held against no one. */
export async function giveBack(tx: Transaction, key: Uint8Array): Promise<void> {
  await tx
    .updateTable('throttles')
    .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
}
