import { sign, verify } from 'node:crypto';
import { appendFile, open, readFile } from 'node:fs/promises';
import type { Scopes } from '../../database/index.ts';
import { sql } from 'kysely';
import { inUse, type Keys } from '../keys/keys.ts';
import { canonicalJson } from '../canonical-json/canonical-json.ts';
import { currentForm } from './chain.ts';
import type { SignedChainHead } from './verify.ts';

/** One line of the file of heads: where every chain stood at a moment, signed. */
interface SignedChainHeads {
  readonly at: string;
  readonly key: string;
  readonly chainHeads: Readonly<Record<string, SignedChainHead>>;
  /** The signature of the line before, empty in the first one: a line that was cut out is missed. */
  readonly previous?: string;
  /** Ed25519 over the rest in canonical JSON, base64url. */
  readonly signature: string;
}

export const signingInterval = 5 * 60_000;

export async function tenantIds(database: Scopes): Promise<readonly string[]> {
  const { rows } = await database.unscoped(tx =>
    sql<{ tenant_id: string }>`select tenant_id from list_tenants()`.execute(tx),
  );
  return rows.map(row => row.tenant_id);
}

/**
 * Signs where every chain stands and appends it to a file outside the database: a cut tail can be seen there. Where no
 * chain has moved there is nothing to sign again.
 */
export async function signChainHeads(database: Scopes, keys: Keys, file: string, now: Date): Promise<void> {
  const chainHeads: Record<string, SignedChainHead> = {};
  for (const tenantId of await tenantIds(database)) {
    const head = await database.read(tenantId, tx =>
      tx.selectFrom('audit_heads').select(['seq', 'hash']).executeTakeFirst(),
    );
    if (head)
      chainHeads[tenantId] = {
        seq: head.seq,
        hash: Buffer.from(head.hash).toString('hex'),
        form: currentForm,
      };
  }
  const last = await lastLineOf(file);
  if (last && canonicalJson(last.chainHeads) === canonicalJson(chainHeads)) return;
  await assertFollows(database, last);
  const entry = { at: now.toISOString(), key: keys.signing.id, chainHeads, previous: last?.signature ?? '' };
  const signature = sign(null, Buffer.from(canonicalJson(entry)), keys.signing.privateKey).toString(
    'base64url',
  );
  await appendFile(file, `${JSON.stringify({ ...entry, signature })}\n`, { mode: 0o600 });
}

/** What was altered below a head that was signed is never signed again: the new line would vouch for it. */
async function assertFollows(database: Scopes, last: SignedChainHeads | null): Promise<void> {
  for (const [tenantId, { seq, hash }] of Object.entries(last?.chainHeads ?? {})) {
    const link = await database.read(tenantId, tx =>
      tx.selectFrom('audit').select('hash').where('seq', '=', seq).executeTakeFirst(),
    );
    if (!link || Buffer.from(link.hash).toString('hex') !== hash)
      throw new Error(`The audit trail of ${tenantId} is not what was signed at link ${seq}: audit:verify.`);
  }
}

/** Read from the end: a year of lines is not read again to add one. */
async function lastLineOf(file: string): Promise<SignedChainHeads | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    for (let length = 16_384; ; length *= 4) {
      const start = Math.max(0, size - length);
      const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
      const lines = buffer.toString('utf8').split('\n').filter(Boolean);
      // The first one may be cut, unless the file begins with it.
      if (lines.length > 1 || start === 0)
        return lines.length === 0 ? null : (JSON.parse(lines.at(-1) ?? '') as SignedChainHeads);
    }
  } finally {
    await handle.close();
  }
}

async function linesOf(file: string): Promise<readonly SignedChainHeads[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as SignedChainHeads);
}

/**
 * The heads that were signed for each tenant; empty where none ever were, or the file is gone.
 * @throws {Error} when a line is not what was signed, or one before it is missing.
 */
export async function readChainHeads(
  keys: Keys,
  file: string,
): Promise<ReadonlyMap<string, readonly SignedChainHead[]>> {
  const byTenant = new Map<string, SignedChainHead[]>();
  const signers = new Map([
    ...keys.retired,
    ...inUse(keys).map(({ signing }) => [signing.id, signing.publicKey] as const),
  ]);
  let before = '';
  let isChained = false;
  for (const [index, { signature, ...entry }] of (await linesOf(file)).entries()) {
    // Lines of earlier releases name none before them; once one does, all must.
    if (entry.previous === undefined ? isChained : entry.previous !== before)
      throw new Error(`${file}: a line before line ${index + 1} is missing.`);
    const publicKey = signers.get(entry.key);
    const isOurs =
      publicKey !== undefined &&
      verify(null, Buffer.from(canonicalJson(entry)), publicKey, Buffer.from(signature, 'base64url'));
    if (!isOurs) throw new Error(`${file}: line ${index + 1} is not what this platform signed.`);
    isChained ||= entry.previous !== undefined;
    before = signature;
    for (const [tenantId, head] of Object.entries(entry.chainHeads)) {
      const tenantHeads = byTenant.get(tenantId) ?? [];
      byTenant.set(tenantId, tenantHeads);
      // One head is signed again with each that moves.
      if (tenantHeads.at(-1)?.hash !== head.hash) tenantHeads.push(head);
    }
  }
  return byTenant;
}
