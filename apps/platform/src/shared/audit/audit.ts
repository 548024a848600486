import type { PendingEntry, UnitOfWork } from '../work/work.ts';
import type { AuditEntry } from './entry.ts';
import { stateForm, stateHashes } from './states.ts';
import { currentForm, linkHash, origin, type Link } from './chain.ts';

/** Rows per statement: each has 13 parameters, and PostgreSQL takes 65,535. */
const batch = 1_000;

/** Notes entries for the tenant's chain; they are written where the unit of work ends (`unitOfWork`). */
export function audit(work: UnitOfWork, entries: readonly AuditEntry[]): void {
  const { actor, now: at } = work;
  work.pending.entries.push(...entries.map(entry => ({ ...entry, actor, at })));
}

/**
 * Appends to the tenant's chain, in the transaction of the change itself. The head stays locked until that commits, so
 * only `unitOfWork` calls it, after everything else: colleagues wait as short as can be, and always in the same order.
 */
export async function appendToChain(work: UnitOfWork, entries: readonly PendingEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { tx, tenantId, keys } = work;
  const stateOf = await stateHashes(work, entries.filter(hasState));
  let { seq, hash } = await lockHead(work);
  const rows = entries.map(entry => {
    const { actor, at, action, objectType, objectId, before = null, after = null } = entry;
    const state = hasState(entry) ? stateOf(entry) : null;
    const form = stateForm(objectType);
    const by = actor.tokenId === undefined ? {} : { token: actor.tokenId };
    const detail = { ...entry.detail, ...by, ...(state && { state, ...(form > 1 && { stateForm: form }) }) };
    const previous = hash;
    const link: Link = {
      tenantId,
      seq: ++seq,
      at: at.toISOString(),
      actor: actor.id,
      sessionId: actor.sessionId,
      action,
      objectType,
      objectId,
      before: hex(before),
      after: hex(after),
      detail,
    };
    hash = linkHash(currentForm, previous, link, keys.audit);
    return {
      tenant_id: tenantId,
      seq,
      form: currentForm,
      at,
      actor: actor.id,
      session_id: actor.sessionId,
      action,
      object_type: objectType,
      object_id: objectId,
      before_hash: before,
      after_hash: after,
      detail: JSON.stringify(detail),
      previous_hash: previous,
      hash,
      ip: actor.ip,
    };
  });
  for (let start = 0; start < rows.length; start += batch)
    await tx
      .insertInto('audit')
      .values(rows.slice(start, start + batch))
      .execute();
  await tx.updateTable('audit_heads').set({ seq, hash }).execute();
}

const hasState = ({ before, after, notesState }: AuditEntry) => Boolean(before || after || notesState);

async function lockHead({ tx, tenantId }: UnitOfWork): Promise<{ seq: number; hash: Uint8Array }> {
  const read = () => tx.selectFrom('audit_heads').select(['seq', 'hash']).forUpdate().executeTakeFirst();
  const head = await read();
  if (head) return head;
  await tx
    .insertInto('audit_heads')
    .values({ tenant_id: tenantId, seq: 0, hash: origin })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await read()) ?? { seq: 0, hash: origin };
}

const hex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');

export type { AuditEntry } from './entry.ts';
