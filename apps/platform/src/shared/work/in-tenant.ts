import type { Services } from '../services/services.ts';
import { unitOfWork } from './unit-of-work.ts';
import type { Actor, UnitOfWork } from './work.ts';

/** A unit of work for a tenant outside of the ways of a route, in a transaction of its own. */
export function inTenant<T>(
  { database, clock, random, keys }: Pick<Services, 'database' | 'clock' | 'random' | 'keys'>,
  tenantId: string,
  actor: Actor,
  effect: (work: UnitOfWork) => T | Promise<T>,
): Promise<T> {
  return database.tenant(tenantId, tx =>
    unitOfWork({ tx, tenantId, actor, now: clock.now(), random, keys }, effect),
  );
}
