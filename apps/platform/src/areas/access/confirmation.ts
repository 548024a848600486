import { audit } from '../../shared/audit/audit.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findAccount } from './accounts.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { emailCodeHash, proveEmail } from './email-change.ts';
import { nobody, spendResetCode, tryCode } from './reset.ts';
import { platformTenant } from './sessions.ts';
import { usernameKey } from './usernames.ts';
import { takeFromWindow } from './window.ts';

/** Codes that one account is sent in an hour, however often its password is typed. */
const perHour = { max: 5, length: 3_600_000 };

/** Not the code of a reset: one cannot be used for the other. */
export const confirmationHash = ({ keys }: Pick<Services, 'keys'>, userId: string, code: string): Buffer =>
  keyedHash(keys.hashing, `confirm ${userId} ${code}`);

/** The password was right, the account is not confirmed yet: a code is on its way (S1 §8). */
export async function askForConfirmation(
  services: Services,
  work: UnitOfWork,
  userId: string,
): Promise<void> {
  const key = keyedHash(services.keys.hashing, `confirmation ${userId}`);
  if (await takeFromWindow(work.tx, key, work.now, perHour))
    await enqueue(work, 'access.confirmationCode', { userId });
}

/** @throws {AppError} CodeMismatchException, whatever was wrong with name or code. */
export async function confirmAccount(
  services: Services,
  userName: string,
  code: string,
  ip: string,
): Promise<void> {
  const account = await services.database.unscoped(tx => findAccount(tx, usernameKey(userName)));
  const { user_id: userId, tenant_id: tenantId } = account ?? { user_id: nobody, tenant_id: platformTenant };
  const actor = { id: account?.user_id ?? 'unknown', sessionId: null, ip };
  const hash = confirmationHash(services, userId, code.trim());
  const isRight = await inTenant(services, tenantId, actor, work => tryCode(work, userId, hash));
  // The same page takes the code that proves a new address.
  const email = emailCodeHash(services, userId, code.trim());
  if (!isRight && (await inTenant(services, tenantId, actor, work => proveEmail(work, userId, email))))
    return;
  if (!isRight) throw new AppError('CodeMismatchException');
  await inTenant(services, tenantId, actor, async work => {
    await spendResetCode(work, userId, hash);
    await work.tx
      .updateTable('users')
      .set(({ eb }) => ({ confirmed: true, version: eb('version', '+', 1), updated_at: work.now }))
      .where('id', '=', userId)
      .execute();
    audit(work, [{ action: 'user.confirmed', objectType: 'user', objectId: userId }]);
  });
}
