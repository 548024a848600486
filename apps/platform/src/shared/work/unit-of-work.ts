import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { appendToChain } from '../audit/audit.ts';
import { storeEvents } from '../events/publish.ts';
import { addDeliveries } from '../outgoing-webhooks/deliveries.ts';
import { nothingPending, type PendingEntry, type UnitOfWork } from './work.ts';

/**
 * Runs an effect within an open transaction and writes what it has collected: what the firm's own systems are told of,
 * then audit entries, then events. The last two
 * lock one row of the tenant until the commit; since every unit locks them here, last and in this order, no two units
 * of one tenant can wait for each other.
 */
export async function unitOfWork<T>(
  parts: Omit<UnitOfWork, 'pending'>,
  effect: (work: UnitOfWork) => T | Promise<T>,
): Promise<T> {
  const work: UnitOfWork = { ...parts, pending: nothingPending() };
  const result = await effect(work);
  await addDeliveries(work, work.pending.entries);
  await appendToChain(work, ofOneOperation(work.pending.entries));
  await storeEvents(work, work.pending.events);
  return result;
}

/** Goes on as another tenant within the same transaction, for the rare work that two chains must know of. */
export async function asTenant<T>(
  work: UnitOfWork,
  tenantId: string,
  effect: (scoped: UnitOfWork) => T | Promise<T>,
): Promise<T> {
  const become = (id: string) => sql`select set_config('app.tenant', ${id}, true)`.execute(work.tx);
  await become(tenantId);
  try {
    return await unitOfWork({ ...work, tenantId }, effect);
  } finally {
    await become(work.tenantId);
  }
}

/** Entries of several objects that one operation changed say so: by an id that they share. */
function ofOneOperation(entries: readonly PendingEntry[]): readonly PendingEntry[] {
  const objects = new Set(entries.map(({ objectType, objectId }) => `${objectType} ${objectId}`));
  if (objects.size < 2) return entries;
  const operation = randomUUID();
  return entries.map(entry => ({ ...entry, detail: { ...entry.detail, operation } }));
}
