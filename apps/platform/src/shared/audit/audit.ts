import type { Work } from '../work/work.ts';
import { currentForm, linkHash, origin, type Link } from './chain.ts';

/** One event. */
export interface AuditEntry {
  /** `registration.created`: what happened, as a code. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly before?: Uint8Array | null;
  readonly after?: Uint8Array | null;
  /** Codes and figures; never personal data, never what somebody typed. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Rows per statement: each has 13 parameters, and PostgreSQL takes 65,535. */
const batch = 1_000;

/**
 * Appends to the firm's chain, in the transaction of the change itself. The head stays locked until that commits:
 * call it last, so that colleagues wait as short as can be.
 */
export async function audit(work: Work, entries: readonly AuditEntry[]): Promise<void> {
  const { tx, tenantId, actor, now } = work;
  let { seq, hash } = await lockHead(work);
  const rows = entries.map(entry => {
    const { action, objectType, objectId, before = null, after = null, detail = {} } = entry;
    const previous = hash;
    const link: Link = {
      tenantId,
      seq: ++seq,
      at: now.toISOString(),
      actor: actor.id,
      sessionId: actor.sessionId,
      action,
      objectType,
      objectId,
      before: hex(before),
      after: hex(after),
      detail,
    };
    hash = linkHash(currentForm, previous, link);
    return {
      tenant_id: tenantId,
      seq,
      form: currentForm,
      at: now,
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
  work.audited += entries.length;
}

async function lockHead({ tx, tenantId }: Work): Promise<{ seq: number; hash: Uint8Array }> {
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
