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
