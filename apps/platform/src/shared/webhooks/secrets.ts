import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Scopes } from '../../database/index.ts';
import { decryptWith, deriveKey, encrypt, resealed } from '../encryption/encryption.ts';
import { openers, type Keys } from '../keys/keys.ts';
import type { UnitOfWork } from '../work/work.ts';

export interface WebhookSecret {
  readonly tenantId: string;
  readonly secret: Uint8Array;
}

/** What a tenant enters at the provider. */
export interface NewWebhookSecret {
  /** Goes into the address, as `?key=`. */
  readonly key: string;
  /** Shown once. */
  readonly secret: string;
}

const webhookKey = (sealing: Uint8Array) => deriveKey(sealing, 'webhooks');
const boundTo = (tenantId: string, id: string) => `webhook secret ${tenantId} ${id}`;
const keyPattern = /^[\w-]{22}$/;
const secretPrefix = 'whsec_';

/**
 * Makes a secret for a provider. The one before it goes on to count, so that the provider can change over; one before
 * that ends.
 */
export async function addWebhookSecret(work: UnitOfWork, provider: string): Promise<NewWebhookSecret> {
  const { tx, tenantId, now, random, keys } = work;
  const valid = await validSecrets(work, provider);
  await endSecrets(work, valid.slice(1));
  const [id, secret] = [random.uuid(), randomBytes(32)];
  const key = valid[0]?.key ?? randomBytes(16).toString('base64url');
  const sealed = encrypt(webhookKey(keys.sealing), secret, boundTo(tenantId, id));
  await tx
    .insertInto('webhook_secrets')
    .values({ tenant_id: tenantId, id, provider, key, sealed_secret: sealed, created_at: now })
    .execute();
  return { key, secret: secretPrefix + secret.toString('base64') };
}

/** Ends every secret for a provider but the latest: the provider has changed over. */
export async function endOlderWebhookSecrets(work: UnitOfWork, provider: string): Promise<void> {
  await endSecrets(work, (await validSecrets(work, provider)).slice(1));
}

const validSecrets = ({ tx }: UnitOfWork, provider: string) =>
  tx
    .selectFrom('webhook_secrets')
    .select(['id', 'key'])
    .where('provider', '=', provider)
    .where('valid_until', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

async function endSecrets({ tx, now }: UnitOfWork, secrets: readonly { readonly id: string }[]) {
  if (secrets.length === 0) return;
  const ids = secrets.map(({ id }) => id);
  await tx.updateTable('webhook_secrets').set({ valid_until: now }).where('id', 'in', ids).execute();
}

export async function findWebhookSecrets(
  database: Scopes,
  keys: Keys,
  { provider, key, now }: { readonly provider: string; readonly key: string; readonly now: Date },
): Promise<readonly WebhookSecret[]> {
  if (!keyPattern.test(key)) return [];
  const { rows } = await database.unscoped(tx =>
    sql<{ tenant_id: string; secret_id: string; sealed_secret: Uint8Array }>`
      select * from find_webhook_secrets(${provider}, ${key}, ${now.toISOString()}::timestamptz)`.execute(tx),
  );
  return rows.map(({ tenant_id: tenantId, secret_id: id, sealed_secret: sealed }) => ({
    tenantId,
    secret: decryptWith(openers(keys).map(webhookKey), sealed, boundTo(tenantId, id)),
  }));
}

export const secretBytes = (secret: string): Buffer =>
  Buffer.from(secret.slice(secretPrefix.length), 'base64');

/** Seals a tenant's secrets with today's key where another one did. @returns how many. */
export async function resealWebhookSecrets({ tx, tenantId, keys }: UnitOfWork): Promise<number> {
  const rows = await tx.selectFrom('webhook_secrets').select(['id', 'sealed_secret']).execute();
  let count = 0;
  for (const { id, sealed_secret: sealed } of rows) {
    const again = resealed(openers(keys).map(webhookKey), sealed, boundTo(tenantId, id));
    if (!again) continue;
    await tx.updateTable('webhook_secrets').set({ sealed_secret: again }).where('id', '=', id).execute();
    count++;
  }
  return count;
}
