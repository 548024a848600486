import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import { isSmsSent, type Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections } from '../tenants/service.ts';
import { hasAuthenticator, storePending, verifyPending } from './authenticators.ts';
import { forgetBackupCodes } from './backup-codes.ts';
import { notePresence, onCallersAccount } from './proof.ts';
import { platformTenant } from './sessions.ts';
import { base32, secretLength } from './totp.ts';
import { takeFromWindow } from './window.ts';

type Method = 'SOFTWARE' | 'SMS';

const tries = { max: 10, length: 3_600_000 };

/** A secret for the caller's app. It takes the place of the present one once a code of it was verified. */
export async function associate(services: Services, caller: Caller, ip: string): Promise<string> {
  const secret = services.random.bytes(secretLength);
  await onCallersAccount(services, caller, ip, async work => {
    await storePending(work, caller.userId, secret);
    audit(work, [{ action: 'factor.associated', objectType: 'user', objectId: caller.userId }]);
  });
  return base32(secret);
}

/** @throws {AppError} EnableSoftwareTokenMFAException for a wrong code, and after ten tries in an hour. */
export async function verify(services: Services, caller: Caller, code: string, ip: string): Promise<void> {
  const key = keyedHash(services.keys.hashing, `verify ${caller.userId}`);
  const isRight = await onCallersAccount(services, caller, ip, async work => {
    const isWithin = await takeFromWindow(work.tx, key, work.now, tries);
    const isVerified = isWithin && (await verifyPending(work, caller.userId, code));
    if (isVerified) await notePresence(work, caller);
    const action = isVerified ? 'factor.verified' : 'factor.refused';
    audit(work, [{ action, objectType: 'user', objectId: caller.userId }]);
    return isVerified;
  });
  if (!isRight) throw new AppError('EnableSoftwareTokenMFAException');
}

/**
 * Decides which second factor is asked for. Sessions that began without it are over, but for the one that asks.
 * @throws {AppError} MfaMethodNotAllowed for one that the tenant does not allow or that is not set up.
 */
export async function prefer(
  services: Services,
  caller: Caller,
  method: Method | null,
  ip: string,
): Promise<void> {
  await onCallersAccount(services, caller, ip, async work => {
    const { userId } = caller;
    const user = await work.tx
      .selectFrom('users')
      .select(['phone_proven_at', 'mfa_method', 'version', 'credential_epoch'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (method === 'SMS' && !isSmsSent(services)) throw new AppError('MfaMethodNotAllowed');
    await assertUsable(work, userId, method, user.phone_proven_at !== null);
    const version = user.version + 1;
    const epoch = user.credential_epoch + 1;
    await work.tx
      .updateTable('users')
      .set({ mfa_method: method, version, credential_epoch: epoch, updated_at: work.now })
      .where('id', '=', userId)
      .execute();
    // Codes on paper stand in for a factor: without one they would be one by themselves.
    if (method === null) await forgetBackupCodes(work, userId);
    await endOthers(work, caller, epoch);
    await enqueue(work, 'access.factorChanged', { userId });
    await recordChanges(work, [
      {
        action: 'factor.preferred',
        objectType: 'user',
        objectId: userId,
        subjectId: userId,
        version,
        before: { mfa_method: user.mfa_method },
        after: { mfa_method: method },
        source: 'screen',
      },
    ]);
  });
}

async function assertUsable(
  work: UnitOfWork,
  userId: string,
  method: Method | null,
  isPhoneProven: boolean,
): Promise<void> {
  const allowed = await allowedMethods(work);
  const isAllowed = method === null ? allowed.length === 0 : allowed.length === 0 || allowed.includes(method);
  const isSetUp =
    method === null || (method === 'SMS' ? isPhoneProven : await hasAuthenticator(work, userId));
  if (!isAllowed || !isSetUp) throw new AppError('MfaMethodNotAllowed');
}

/** System Admins belong to no tenant and work for every one: they always need an app. */
async function allowedMethods({ tx, tenantId }: UnitOfWork): Promise<readonly Method[]> {
  if (tenantId === platformTenant) return ['SOFTWARE'];
  const { authentication } = await readSections(tx, ['authentication']);
  return authentication.allowedMFAMethods;
}

async function endOthers(
  { tx, now }: UnitOfWork,
  { userId, sessionId }: Caller,
  epoch: number,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: 'second factor changed' })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await tx.updateTable('sessions').set({ credential_epoch: epoch }).where('id', '=', sessionId).execute();
}
