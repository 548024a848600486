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
export const takeFromWindow = async (
  tx: Transaction,
  key: Uint8Array,
  now: Date,
  window: Window,
): Promise<boolean> => (await takeLot(tx, key, now, window, 1)).size > 0;

/** Some of what a window has room for, until it ends. */
export interface Lot {
  /** 0 when the window is full. */
  readonly size: number;
  readonly end: Date;
}

/** As {@link takeFromWindow}, several at once: as many as there is room for, at most `size`. */
export async function takeLot(
  tx: Transaction,
  key: Uint8Array,
  now: Date,
  { max, length }: Window,
  size: number,
): Promise<Lot> {
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
  const lockedUntil = new Date(row.locked_until);
  const isOver = now >= lockedUntil;
  const taken = Math.min(size, isOver ? max : max - row.attempts);
  if (taken <= 0) return { size: 0, end: lockedUntil };
  const next = isOver
    ? { attempts: taken, locked_until: end, last_at: now }
    : { attempts: row.attempts + taken, last_at: now };
  await tx.updateTable('throttles').set(next).where('key', '=', key).execute();
  return { size: taken, end: isOver ? end : lockedUntil };
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
