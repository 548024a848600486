import type { Transaction } from '../../database/index.ts';

/** How often something was tried lately, and until when it may not be tried again. */
export interface Attempts {
  readonly count: number;
  readonly lockedUntil: Date;
  readonly lastAt: Date;
}

/** Attempts that cost no waiting. */
const free = 5;
const longestWait = 900_000;
/** One attempt is forgiven for every quarter of an hour without one. */
const forgivenPer = 900_000;

/**
 * The state after one more attempt, or null while attempts are locked. From the fifth on each doubles the wait:
 * 1 s, 2 s … 15 min. However it is spread, no one gets more than 20 attempts in an hour.
 */
export function nextAttempt(state: Attempts | null, now: Date): Attempts | null {
  if (state && now < state.lockedUntil) return null;
  const forgiven = state ? Math.floor((now.getTime() - state.lastAt.getTime()) / forgivenPer) : 0;
  const count = Math.max(0, (state?.count ?? 0) - forgiven) + 1;
  const wait = count < free ? 0 : Math.min(1_000 * 2 ** (count - free), longestWait);
  return { count, lockedUntil: new Date(now.getTime() + wait), lastAt: now };
}

/**
 * Counts an attempt before its outcome is known: anyone who tries fifty at once has counted fifty before the first
 * answer. The row stays locked until the transaction ends.
 * @returns false while attempts are locked.
 */
export async function reserveAttempt(tx: Transaction, key: Uint8Array, now: Date): Promise<boolean> {
  // One statement that makes the row or locks it: between two, a success elsewhere may take it away.
  const row = await tx
    .insertInto('throttles')
    .values({ key, attempts: 0, locked_until: now, last_at: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const next = nextAttempt(
    { count: row.attempts, lockedUntil: new Date(row.locked_until), lastAt: new Date(row.last_at) },
    now,
  );
  if (!next) return false;
  await tx
    .updateTable('throttles')
    .set({ attempts: next.count, locked_until: next.lockedUntil, last_at: next.lastAt })
    .where('key', '=', key)
    .execute();
  return true;
}

/** After a success nothing is held against anyone. */
export async function clearAttempts(tx: Transaction, key: Uint8Array): Promise<void> {
  await tx.deleteFrom('throttles').where('key', '=', key).execute();
}
