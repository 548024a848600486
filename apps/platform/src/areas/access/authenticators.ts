import { deriveKey, resealed, encrypt, decryptWith } from '../../shared/encryption/encryption.ts';
import { openers, type Keys } from '../../shared/keys/keys.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { stepOfCode } from './totp.ts';

const authenticatorKey = (sealing: Uint8Array) => deriveKey(sealing, 'authenticators');
const keyOf = (keys: Keys) => authenticatorKey(keys.sealing);

const open = (work: UnitOfWork, sealed: Uint8Array, userId: string) =>
  decryptWith(openers(work.keys).map(authenticatorKey), sealed, userId);

/** Keeps a new secret in addition to the one in use, until a code of it was verified. */
export async function storePending(work: UnitOfWork, userId: string, secret: Uint8Array): Promise<void> {
  const pending = { pending_secret: encrypt(keyOf(work.keys), secret, userId), pending_at: work.now };
  await work.tx
    .insertInto('authenticators')
    .values({ user_id: userId, tenant_id: work.tenantId, ...pending })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(pending))
    .execute();
}

/** Milliseconds that a secret waits for its first code. */
const timeoutMs = 15 * 60_000;

/** @returns false for a code that is not of the secret that was shown last. */
export async function verifyPending(work: UnitOfWork, userId: string, code: string): Promise<boolean> {
  const row = await work.tx
    .selectFrom('authenticators')
    .select(['pending_secret', 'pending_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.pending_secret || !row.pending_at) return false;
  if (work.now.getTime() - Date.parse(row.pending_at) > timeoutMs) return false;
  const step = stepOfCode(open(work, row.pending_secret, userId), code, work.now);
  if (step === null) return false;
  await work.tx
    .updateTable('authenticators')
    .set({ sealed_secret: row.pending_secret, pending_secret: null, pending_at: null, last_step: step })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Whether a code is one that the app shows now; whether it was used is seen when it is spent. */
export async function isCurrentCode(work: UnitOfWork, userId: string, code: string): Promise<boolean> {
  const row = await work.tx
    .selectFrom('authenticators')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.sealed_secret) return false;
  return stepOfCode(open(work, row.sealed_secret, userId), code, work.now) !== null;
}

/** Uses a code, once: of several that bring the same one at the same time one wins. */
export async function spendCode(work: UnitOfWork, userId: string, code: string): Promise<boolean> {
  const row = await work.tx
    .selectFrom('authenticators')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.sealed_secret) return false;
  const step = stepOfCode(open(work, row.sealed_secret, userId), code, work.now);
  if (step === null) return false;
  const { numUpdatedRows } = await work.tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasAuthenticator({ tx }: Pick<UnitOfWork, 'tx'>, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('sealed_secret', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Seals a tenant's secrets with today's key where another one did. @returns how many. */
export async function resealAuthenticators({ tx, keys }: UnitOfWork): Promise<number> {
  const rows = await tx
    .selectFrom('authenticators')
    .select(['user_id', 'sealed_secret', 'pending_secret'])
    .forUpdate()
    .execute();
  const openedBy = openers(keys).map(authenticatorKey);
  let count = 0;
  for (const { user_id: userId, sealed_secret, pending_secret } of rows) {
    const anew = (sealed: Uint8Array | null) => sealed && resealed(openedBy, sealed, userId);
    const [secret, pending] = [anew(sealed_secret), anew(pending_secret)];
    if (!secret && !pending) continue;
    await tx
      .updateTable('authenticators')
      .set({ ...(secret && { sealed_secret: secret }), ...(pending && { pending_secret: pending }) })
      .where('user_id', '=', userId)
      .execute();
    count++;
  }
  return count;
}
