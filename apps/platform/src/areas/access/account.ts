import { maskPhone } from '@dossier/validators';
import type { contract, InputOf, OutputOf } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { deriveKey, keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { absencesOf } from './absence/absence.ts';
import { hasAuthenticator } from './authenticators.ts';
import { countBackupCodes } from './backup-codes.ts';
import { languageOf } from './emails/emails.ts';
import { assertPassword } from './password-policy.ts';
import type { Passwords } from './passwords.ts';
import { isCallersPassword, onCallersAccount } from './proof.ts';
import { endSessions } from './sessions.ts';
import { notifyUser } from './notify-user.ts';
import { usernameKey } from './usernames.ts';

type Profile = OutputOf<typeof contract.access.profile>;
type SessionEntry = OutputOf<typeof contract.access.sessions>['items'][number];
type ProfileChange = InputOf<typeof contract.access.updateProfile>['body'];

/** Own data; the phone as others see it. */
export async function readProfile(work: Pick<UnitOfWork, 'tx' | 'now'>, userId: string): Promise<Profile> {
  const { tx } = work;
  const user = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  return {
    username: user.username,
    firstName: user.first_name,
    middleName: user.middle_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone === null ? null : maskPhone(user.phone),
    locale: user.locale === null ? null : languageOf(user.locale, 'en-US'),
    mfaMethod: user.mfa_method,
    hasAuthenticator: await hasAuthenticator({ tx }, userId),
    isPhoneProven: user.phone_proven_at !== null,
    backupCodes: await countBackupCodes({ tx }, userId),
    absence: (await absencesOf(work, [user])).get(userId) ?? null,
    version: user.version,
  };
}

/** @throws {AppError} VersionStale. */
export async function updateProfile(
  work: UnitOfWork,
  { userId }: Caller,
  change: ProfileChange,
  expectedVersion: number,
): Promise<Profile> {
  const present = await work.tx
    .selectFrom('users')
    .select(['first_name', 'middle_name', 'last_name', 'locale', 'version'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { version: before, ...old } = present;
  assertVersion(expectedVersion, before);
  const version = before + 1;
  const row = {
    first_name: change.firstName.trim(),
    middle_name: change.middleName?.trim() || null,
    last_name: change.lastName.trim(),
    locale: change.locale,
  };
  await work.tx
    .updateTable('users')
    .set({ ...row, version, updated_at: work.now })
    .where('id', '=', userId)
    .execute();
  const about = { objectType: 'user', objectId: userId, subjectId: userId, version };
  await recordChanges(work, [
    { ...about, action: 'user.updated', before: old, after: row, source: 'screen' },
  ]);
  notifyUser(work, { id: userId, version });
  return readProfile(work, userId);
}

/** Sessions that still count, the latest first. */
export async function listSessions(
  { tx, now }: UnitOfWork,
  caller: Caller,
  idleSeconds: number,
): Promise<SessionEntry[]> {
  const rows = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('token_until', '>', now.toISOString())
    .where('last_active_at', '>', new Date(now.getTime() - idleSeconds * 1000).toISOString())
    .orderBy('last_active_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    _id: row.id,
    createdAt: row.created_at,
    lastActiveAt: row.last_active_at,
    expiresAt: row.expires_at,
    isCurrent: row.id === caller.sessionId,
    isTrusted: row.is_trusted,
    userAgent: row.user_agent,
    ip: row.ip,
  }));
}

/** @throws {AppError} NotFound for a session of someone else, or one that is over. */
export async function endSession(work: UnitOfWork, { userId }: Caller, id: string): Promise<void> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const { numUpdatedRows } = await work.tx
    .updateTable('sessions')
    .set({ revoked_at: work.now, revoked_reason: 'signed out elsewhere' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('NotFound');
  const entry = { action: 'session.ended', objectType: 'user', objectId: userId };
  audit(work, [{ ...entry, detail: { reason: 'signed out elsewhere', session: id } }]);
}

export interface PasswordChange {
  readonly userName: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Replaces the caller's own password; every session ends.
 * @throws {AppError} UsernamePasswordMismatch, InvalidPassword.
 */
export async function changePassword(
  services: Services,
  passwords: Passwords,
  caller: Caller,
  { userName, oldPassword, newPassword }: PasswordChange,
  ip: string,
): Promise<void> {
  const isOwn = usernameKey(userName) === usernameKey(caller.userName);
  if (!isOwn || !(await isCallersPassword(services, passwords, caller, oldPassword, ip)))
    throw new AppError('UsernamePasswordMismatch', { message: 'Incorrect username or password' });
  const { userName: name, homeTenantId: tenantId, userId } = caller;
  assertPassword(newPassword, { userName: name, tenantId, present: oldPassword });
  const hash = await passwords.hash(newPassword);
  await onCallersAccount(services, caller, ip, async work => {
    await work.tx
      .updateTable('credentials')
      .set({ password_hash: hash, is_temporary: false, expires_at: null, changed_at: work.now })
      .where('user_id', '=', userId)
      .execute();
    await work.tx
      .updateTable('users')
      .set(({ eb }) => ({ credential_epoch: eb('credential_epoch', '+', 1) }))
      .where('id', '=', userId)
      .execute();
    await enqueue(work, 'access.passwordChanged', { userId });
    await endSessions(work, userId, 'password changed');
    audit(work, [{ action: 'password.changed', objectType: 'user', objectId: userId }]);
  });
}

/** The key of someone's drafts in one tenant: the same after signing in again, and nowhere on disk over there. */
export const draftKeyOf = ({ keys }: Services, { userId, tenantId, homeTenantId }: Caller): string =>
  deriveKey(keys.drafts, `drafts ${tenantId ?? homeTenantId} ${userId}`).toString('base64');

/** A pseudonym of a user name; made from the name alone, no matter who bears it. */
export const hashOfName = ({ keys }: Services, userName: string): string =>
  keyedHash(keys.hashing, `name ${userName.toLowerCase()}`).toString('hex');

interface UserScope {
  readonly fullName: string;
  /** When they said no to an authenticator app; null for never. */
  readonly declinedAt: string | null;
}

/** What pages show of the user who is signed in, in addition to what every request knows. */
export async function readScope({ database }: Services, caller: Caller): Promise<UserScope> {
  const row = await database.read(caller.homeTenantId, tx =>
    tx
      .selectFrom('users')
      .select(['middle_name', 'authenticator_declined_at'])
      .where('id', '=', caller.userId)
      .executeTakeFirst(),
  );
  const names = [caller.firstName, row?.middle_name, caller.lastName];
  return {
    fullName: names.filter(Boolean).join(' '),
    declinedAt: row?.authenticator_declined_at ?? null,
  };
}
