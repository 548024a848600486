import type { Services } from '../services/services.ts';
import type { Actor, Work } from './work.ts';

/** Works for a firm outside of the ways of a route: a transaction with what belongs to it. */
export function inTenant<T>(
  { database, clock, random, keys }: Services,
  tenantId: string,
  actor: Actor,
  effect: (work: Work) => Promise<T>,
): Promise<T> {
  return database.tenant(tenantId, tx =>
    effect({ tx, tenantId, actor, now: clock.now(), random, keys, audited: 0 }),
  );
}
