import { timingSafeEqual } from 'node:crypto';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { onCallersAccount } from './proof.ts';
import { takeSms } from './sms-limit.ts';
import { takeFromWindow } from './window.ts';

/** Milliseconds that a code can be used, tries of one code, and codes in an hour. */
const lifetime = 3 * 60_000;
const max = 5;
const sends = { max: 3, length: 3_600_000 };

export const phoneCodeHash = ({ keys }: Pick<Services, 'keys'>, userId: string, code: string): Buffer =>
  keyedHash(keys.hashing, `phone ${userId} ${code}`);

/**
 * Has a code sent to the caller's phone, after the answer.
 * @throws {AppError} MfaMethodNotAllowed for anyone who has none, AttemptLimitExceeded after three in an hour.
 */
export async function sendPhoneCode(services: Services, caller: Caller, ip: string): Promise<void> {
  const key = keyedHash(services.keys.hashing, `phone codes ${caller.userId}`);
  const refused = await onCallersAccount(services, caller, ip, async work => {
    const { phone } = await work.tx
      .selectFrom('users')
      .select('phone')
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow();
    if (phone === null) return 'MfaMethodNotAllowed';
    const isWithin = await takeFromWindow(work.tx, key, work.now, sends);
    if (!isWithin || !(await takeSms(work, caller.userId))) return 'AttemptLimitExceeded';
    await enqueue(work, 'access.phoneCode', { userId: caller.userId });
    audit(work, [{ action: 'phone.codeSent', objectType: 'user', objectId: caller.userId }]);
    return null;
  });
  if (refused) throw new AppError(refused);
}

/** The one code of a phone: a newer one takes the place of the one before. */
export async function storePhoneCode(
  { tx, tenantId, now }: UnitOfWork,
  userId: string,
  hash: Uint8Array,
): Promise<void> {
  const row = {
    code_hash: hash,
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  };
  await tx
    .insertInto('phone_codes')
    .values({ user_id: userId, tenant_id: tenantId, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** @throws {AppError} CodeMismatchException for a wrong code, one that is too old, and after five tries. */
export async function provePhone(
  services: Services,
  caller: Caller,
  code: string,
  ip: string,
): Promise<void> {
  const { userId } = caller;
  const isRight = await onCallersAccount(services, caller, ip, async work => {
    const { tx, now } = work;
    // The try counts before the code is looked at.
    const row = await tx
      .updateTable('phone_codes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('tries', '<', max)
      .where('expires_at', '>', now.toISOString())
      .returning('code_hash')
      .executeTakeFirst();
    const isMatch =
      row !== undefined && timingSafeEqual(row.code_hash, phoneCodeHash(services, userId, code));
    if (isMatch) {
      await tx.deleteFrom('phone_codes').where('user_id', '=', userId).execute();
      await tx.updateTable('users').set({ phone_proven_at: now }).where('id', '=', userId).execute();
    }
    const action = isMatch ? 'phone.proven' : 'phone.refused';
    audit(work, [{ action, objectType: 'user', objectId: userId }]);
    return isMatch;
  });
  if (!isRight) throw new AppError('CodeMismatchException', { message: 'Invalid confirm code' });
}
