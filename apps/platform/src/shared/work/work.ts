import type { Transaction } from '../../database/index.ts';
import type { Random } from '../../ports/random/random.ts';
import type { AuditEntry } from '../audit/entry.ts';
import type { NewEvent } from '../events/event.ts';
import type { Keys } from '../keys/keys.ts';

/** Who does something: a user's id, or a part of the platform itself (`system:seed`). */
export interface Actor {
  readonly id: string;
  readonly sessionId: string | null;
  /** The access token that it was done by, in their name; absent where they did it themselves. */
  readonly tokenId?: string | undefined;
  readonly ip: string | null;
}

/** The platform acting by itself. */
export const systemActor = (part: string): Actor => ({ id: `system:${part}`, sessionId: null, ip: null });

/**
 * One unit of work for one tenant: an open transaction, and what belongs to it. Services take it as their first
 * parameter; what opens it (a route, a command) commits it.
 */
export interface UnitOfWork {
  readonly tx: Transaction;
  readonly tenantId: string;
  readonly actor: Actor;
  /** The moment of the work: one for all that it writes. */
  readonly now: Date;
  readonly random: Random;
  readonly keys: Keys;
  readonly pending: Pending;
}

/** An entry with who did it and when: a part of the work may be someone else's, at another moment (demo data). */
export type PendingEntry = AuditEntry & { readonly actor: Actor; readonly at: Date };

/** What a unit of work has collected: written once, in one order, where its transaction ends. */
export interface Pending {
  readonly entries: PendingEntry[];
  readonly events: NewEvent[];
}

export const nothingPending = (): Pending => ({ entries: [], events: [] });
