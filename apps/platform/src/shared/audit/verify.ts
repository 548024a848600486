import type { Transaction } from '../../database/index.ts';
import type { Keys } from '../keys/keys.ts';
import { linkHash, origin } from './chain.ts';

export interface Fault {
  readonly seq: number;
  readonly reason: 'changed' | 'missing' | 'reordered' | 'head';
}

/** A head as it was signed outside the database. */
export interface SignedChainHead {
  readonly seq: number;
  /** Hex. */
  readonly hash: string;
  /** The form that was written when it was signed; absent in lines of earlier releases. */
  readonly form?: number;
}

export interface ValidationResult {
  readonly links: number;
  readonly faults: readonly Fault[];
}

const page = 2_000;

/**
 * Walks a tenant's chain from its first link. A changed, removed, inserted or reordered link breaks it where it
 * stands; a tail that was cut off is seen by the heads that were signed before.
 */
export async function verifyChain(
  tx: Transaction,
  keys: Pick<Keys, 'audit'>,
  chainHeads: readonly SignedChainHead[] = [],
): Promise<ValidationResult> {
  const faults: Fault[] = [];
  const hashes = new Map<number, string>();
  const sequences = new Set(chainHeads.map(head => head.seq));
  // Older forms need no key: after the first link of this one, or the first head that was signed with it, they are forged.
  let keyedFrom = chainHeads.find(({ form = 1 }) => form > 1)?.seq ?? Infinity;
  let seq = 0;
  let previous: Uint8Array = origin;
  for (;;) {
    const rows = await tx
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(page)
      .execute();
    for (const row of rows) {
      if (row.seq !== seq + 1) faults.push({ seq: seq + 1, reason: 'missing' });
      if (!equal(row.previous_hash, previous)) faults.push({ seq: row.seq, reason: 'reordered' });
      if (row.form > 1) keyedFrom = Math.min(keyedFrom, row.seq);
      const isForged = row.form === 1 && row.seq > keyedFrom;
      if (isForged || !equal(row.hash, expectedHash(row, keys)))
        faults.push({ seq: row.seq, reason: 'changed' });
      seq = row.seq;
      previous = row.hash;
      if (sequences.has(seq)) hashes.set(seq, hex(previous));
    }
    if (rows.length < page) break;
  }
  const head = await tx.selectFrom('audit_heads').select(['seq', 'hash']).executeTakeFirst();
  if (seq > 0 && (head?.seq !== seq || !equal(head.hash, previous))) faults.push({ seq, reason: 'head' });
  for (const { seq: signed, hash } of chainHeads)
    if (hashes.get(signed) !== hash) faults.push({ seq: signed, reason: 'head' });
  return { links: seq, faults };
}

function expectedHash(row: AuditRow, { audit }: Pick<Keys, 'audit'>): Uint8Array {
  return linkHash(
    row.form,
    row.previous_hash,
    {
      tenantId: row.tenant_id,
      seq: row.seq,
      at: row.at,
      actor: row.actor,
      sessionId: row.session_id,
      action: row.action,
      objectType: row.object_type,
      objectId: row.object_id,
      before: row.before_hash && hex(row.before_hash),
      after: row.after_hash && hex(row.after_hash),
      detail: row.detail,
    },
    audit,
  );
}

interface AuditRow {
  readonly tenant_id: string;
  readonly seq: number;
  readonly form: number;
  readonly at: string;
  readonly actor: string;
  readonly session_id: string | null;
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly before_hash: Uint8Array | null;
  readonly after_hash: Uint8Array | null;
  readonly detail: Record<string, unknown>;
  readonly previous_hash: Uint8Array;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const equal = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
