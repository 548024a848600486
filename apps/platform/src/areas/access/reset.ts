import { timingSafeEqual } from 'node:crypto';
import { audit } from '../../shared/audit/audit.ts';
import { enqueue, type Job } from '../../shared/jobs/jobs.ts';
import { openers } from '../../shared/keys/keys.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { deriveKey, keyedHash, encrypt, decryptWith } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findAccount, mayEnter, type Account } from './accounts.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { assertPassword } from './password-policy.ts';
import type { Passwords } from './passwords.ts';
import { endSessions, platformTenant } from './sessions.ts';
import { clearAttempts } from './throttle.ts';
import { usernameKey } from './usernames.ts';
import { takeFromWindow } from './window.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Codes that may be asked for in one name: by trying them all day long no one gets anywhere. */
const perName = { hour: 5, day: 10 } as const;
/** The code of a day at which its owner is told that someone goes on asking. */
const warnAt = 3;
const triesPerCode = 5;
/** Stands in for the user behind an unknown name. */
export const nobody = '00000000-0000-4000-8000-000000000000';

/** What only the job that sends may read: names that were typed are not left lying in the queue. */
const resetKey = (sealing: Uint8Array) => deriveKey(sealing, 'reset requests');
export const codeHash = ({ keys }: Pick<Services, 'keys'>, userId: string, code: string) =>
  keyedHash(keys.hashing, `reset ${userId} ${code}`);

/**
 * Takes down that a code is wanted. Whether the name exists is looked up by the job that sends it, after the answer:
 * the request itself does the same for any name.
 * @throws {AppError} AttemptLimitExceeded, for any name too.
 */
export async function requestCode(services: Services, userName: string, ip: string): Promise<void> {
  const key = usernameKey(userName);
  const hashed = (text: string) => keyedHash(services.keys.hashing, text);
  const { resetsPerAddress: perAddress } = services.settings.limits;
  await inTenant(services, platformTenant, { id: 'unknown', sessionId: null, ip }, async work => {
    const take = (what: string, max: number, length = hour) =>
      takeFromWindow(work.tx, hashed(what), work.now, { max, length });
    const isWithin =
      (await take(`reset from ${ip}`, perAddress)) &&
      (await take(`reset ${key}`, perName.hour)) &&
      (await take(`reset in a day ${key}`, perName.day, day));
    if (!isWithin) throw new AppError('AttemptLimitExceeded', { retryAfter: hour / 1000 });
    const sealed = encrypt(resetKey(services.keys.sealing), key, 'reset');
    await enqueue(work, 'access.resetCode', { sealed: Buffer.from(sealed).toString('base64') });
  });
}

/** Whose name a code was asked for in; null for an unknown name, or that may not come in. */
export async function requesterOf(
  services: Services,
  { payload }: Pick<Job, 'payload'>,
): Promise<(Account & { readonly key: string }) | null> {
  const sealed = Buffer.from((payload as { sealed: string }).sealed, 'base64');
  const key = decryptWith(openers(services.keys).map(resetKey), sealed, 'reset').toString();
  const account = await services.database.unscoped(tx => findAccount(tx, key));
  return account && mayEnter(account) ? { ...account, key } : null;
}

/** Notifies the owner of an account, once a day, that codes are asked for again and again. */
export async function notifyOfResets(work: UnitOfWork, userId: string): Promise<void> {
  const take = (what: string, max: number) =>
    takeFromWindow(work.tx, keyedHash(work.keys.hashing, `${what} ${userId}`), work.now, {
      max,
      length: day,
    });
  const isUsual = await take('resets sent', warnAt - 1);
  if (!isUsual && (await take('resets told', 1))) await enqueue(work, 'access.resetsAsked', { userId });
}

export interface Reset {
  readonly userName: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

/**
 * Sets a new password for anyone who brings the code. All sessions end, a second factor stays demanded, the owner is notified.
 * @returns the user's id.
 * @throws {AppError} CodeMismatchException whatever was wrong with name or code; InvalidPassword.
 */
export async function resetPassword(
  services: Services,
  passwords: Passwords,
  { userName, verificationCode, newPassword }: Reset,
  ip: string,
): Promise<string> {
  // Checked before anything is looked up, so that it reveals nothing about the name.
  assertPassword(newPassword, { userName, tenantId: '', present: '' });
  const key = usernameKey(userName);
  const account = await services.database.unscoped(tx => findAccount(tx, key));
  const { user_id: userId, tenant_id: tenantId } = account ?? { user_id: nobody, tenant_id: platformTenant };
  const actor = { id: account?.user_id ?? 'unknown', sessionId: null, ip };
  const expected = codeHash(services, userId, verificationCode.trim());

  const isRight = await inTenant(services, tenantId, actor, work => tryCode(work, userId, expected));
  if (!isRight || !account || !mayEnter(account)) throw new AppError('CodeMismatchException');
  assertPassword(newPassword, { userName, tenantId, present: '' });
  const hash = await passwords.hash(newPassword);
  await inTenant(services, tenantId, actor, async work => {
    await spendResetCode(work, userId, expected);
    await replacePassword(work, account, hash);
    await clearAttempts(work.tx, keyedHash(services.keys.hashing, `sign-in ${key}`));
    await enqueue(work, 'access.passwordChanged', { userId });
    await endSessions(work, userId, 'password reset');
    audit(work, [{ action: 'password.reset', objectType: 'user', objectId: userId }]);
  });
  return userId;
}

/** Counts the try, then checks it: anyone who tries fifty codes at once has used up five before the first answer. */
export async function tryCode(work: UnitOfWork, userId: string, hash: Uint8Array): Promise<boolean> {
  const row = await work.tx
    .updateTable('reset_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', triesPerCode)
    .where('expires_at', '>', work.now.toISOString())
    .returning('code_hash')
    .executeTakeFirst();
  const isRight = timingSafeEqual(row?.code_hash ?? Buffer.alloc(hash.length), hash);
  const entry = { objectType: 'user', objectId: work.actor.id };
  audit(work, [{ ...entry, action: isRight ? 'password.codeAccepted' : 'password.codeRefused' }]);
  return isRight;
}

/** Of two who bring the right code at once, one uses it. */
export async function spendResetCode({ tx }: UnitOfWork, userId: string, hash: Uint8Array): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('reset_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('CodeMismatchException');
}

/** Someone whose temporary password was lost or is over has one of their own from now on. */
async function replacePassword({ tx, now }: UnitOfWork, account: Account, hash: string): Promise<void> {
  const { user_id, tenant_id } = account;
  const replaced = { password_hash: hash, is_temporary: false, expires_at: null, changed_at: now };
  await tx
    .insertInto('credentials')
    .values({ user_id, tenant_id, ...replaced })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(replaced))
    .execute();
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ credential_epoch: eb('credential_epoch', '+', 1) }))
    .where('id', '=', user_id)
    .execute();
}
