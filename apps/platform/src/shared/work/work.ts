import { sql } from 'kysely';
import type { Transaction } from '../../database/index.ts';
import type { Random } from '../../ports/random/random.ts';
import type { Keys } from '../keys/keys.ts';

/** Who does something: a user's id, or a part of the platform itself (`system:seed`). */
export interface Actor {
  readonly id: string;
  readonly sessionId: string | null;
  readonly ip: string | null;
}

/** The platform acting by itself. */
export const systemActor = (part: string): Actor => ({ id: `system:${part}`, sessionId: null, ip: null });

/**
 * One piece of work for one firm: an open transaction, and what belongs to it. Services take it as their first
 * parameter; whoever opens it (a route, a command) commits it.
 */
export interface Work {
  readonly tx: Transaction;
  readonly tenantId: string;
  readonly actor: Actor;
  /** The moment of the work: one for all that it writes. */
  readonly now: Date;
  readonly random: Random;
  readonly keys: Keys;
  /** Audit entries written so far; every change writes exactly one. */
  audited: number;
}

/** Goes on as another firm within the same transaction, for the rare work that two chains must know of. */
export async function asTenant<T>(
  work: Work,
  tenantId: string,
  effect: (own: Work) => Promise<T>,
): Promise<T> {
  const become = (id: string) => sql`select set_config('app.tenant', ${id}, true)`.execute(work.tx);
  await become(tenantId);
  try {
    return await effect({ ...work, tenantId, audited: 0 });
  } finally {
    await become(work.tenantId);
  }
}
