import { sign, verify } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { Scopes } from '../../database/index.ts';
import { sql } from 'kysely';
import type { Keys } from '../keys/keys.ts';
import { canonicalJson } from '../canonical-json/canonical-json.ts';
import type { KnownHead } from './verify.ts';

/** One line of the file of heads: where every chain stood at a moment, signed. */
interface SignedHeads {
  readonly at: string;
  readonly key: string;
  readonly heads: Readonly<Record<string, KnownHead>>;
  /** Ed25519 over the rest in canonical JSON, base64url. */
  readonly signature: string;
}

export const signingInterval = 5 * 60_000;

/** The firms there are. */
export async function tenantIds(database: Scopes): Promise<readonly string[]> {
  const { rows } = await database.unscoped(tx =>
    sql<{ tenant_id: string }>`select tenant_id from list_tenants()`.execute(tx),
  );
  return rows.map(row => row.tenant_id);
}

/** Signs where every chain stands and appends it to a file outside the database: a cut tail can be seen there. */
export async function signHeads(database: Scopes, keys: Keys, file: string, now: Date): Promise<void> {
  const heads: Record<string, KnownHead> = {};
  for (const tenantId of await tenantIds(database)) {
    const head = await database.read(tenantId, tx =>
      tx.selectFrom('audit_heads').select(['seq', 'hash']).executeTakeFirst(),
    );
    if (head) heads[tenantId] = { seq: head.seq, hash: Buffer.from(head.hash).toString('hex') };
  }
  const said = { at: now.toISOString(), key: keys.signing.id, heads };
  const signature = sign(null, Buffer.from(canonicalJson(said)), keys.signing.privateKey).toString(
    'base64url',
  );
  await appendFile(file, `${JSON.stringify({ ...said, signature })}\n`, { mode: 0o600 });
}

/**
 * The heads that were signed for a firm.
 * @throws {Error} when a line is not what was signed.
 */
export async function readHeads(
  keys: Keys,
  file: string,
): Promise<ReadonlyMap<string, readonly KnownHead[]>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = new Map<string, KnownHead[]>();
  for (const [index, line] of text.split('\n').filter(Boolean).entries()) {
    const { signature, ...said } = JSON.parse(line) as SignedHeads;
    const isOurs = verify(
      null,
      Buffer.from(canonicalJson(said)),
      keys.signing.publicKey,
      Buffer.from(signature, 'base64url'),
    );
    if (!isOurs) throw new Error(`${file}: line ${index + 1} is not what this platform signed.`);
    for (const [tenantId, head] of Object.entries(said.heads))
      known.set(tenantId, [...(known.get(tenantId) ?? []), head]);
  }
  return known;
}
