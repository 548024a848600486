import { sql } from 'kysely';
import type { ErrorType, Role } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import { unitOfWork } from '../../shared/work/unit-of-work.ts';
import type { Actor, UnitOfWork } from '../../shared/work/work.ts';
import { assertPassword } from './password-policy.ts';
import type { Passwords } from './passwords.ts';
import { askForConfirmation } from './confirmation.ts';
import { startChallenge, type Challenge } from './challenges.ts';
import { platformTenant, startSession, type Device, type StartedSession } from './sessions.ts';
import { sessionLimits } from './session-limits.ts';
import { clearAttempts, reserveAttempt } from './throttle.ts';
import { usernameKey } from './usernames.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly newPassword?: string | undefined;
  readonly trust?: boolean | undefined;
}

/** Where someone tries to sign in: the tenant of the page, and the one that the request claims. */
export interface SignInSource extends Device {
  readonly tenantIds: readonly (string | null)[];
}

interface Login {
  readonly user_id: string;
  readonly tenant_id: string;
  readonly password_hash: string | null;
  readonly is_temporary: boolean | null;
  readonly expires_at: string | null;
  readonly enabled: boolean;
  readonly confirmed: boolean;
  readonly role: Role | null;
  readonly is_client: boolean;
  readonly mfa_method: 'SOFTWARE' | 'SMS' | null;
  readonly credential_epoch: number;
}

/** Why a sign-in was refused. Only the audit trail says it: everyone else hears that name or password is wrong. */
type Reason =
  | 'unknown'
  | 'password'
  | 'disabled'
  | 'client'
  | 'foreignTenant'
  | 'temporaryExpired'
  | 'noProfile'
  | 'unconfirmed';

export interface SignedIn extends StartedSession {
  readonly userId: string;
  readonly tenantId: string;
  readonly isTrusted: boolean;
}

/**
 * Signs someone in. The attempt counts before the password is looked at, every name costs the same work, and all
 * that differs between reasons to refuse is written to the audit trail only (T11).
 * @throws {AppError} UsernamePasswordMismatch, NewPasswordRequired, InvalidPassword, UserNotConfirmed, MissingProfile.
 */
export async function signIn(
  services: Services,
  passwords: Passwords,
  credentials: Credentials,
  source: SignInSource,
): Promise<SignedIn | Challenge> {
  const key = usernameKey(credentials.userName);
  const throttleKey = keyedHash(services.keys.hashing, `sign-in ${key}`);
  const now = services.clock.now();
  const login = await services.database.unscoped(async tx => {
    if (!(await reserveAttempt(tx, throttleKey, now))) throw new AppError('UsernamePasswordMismatch');
    const { rows } = await sql<Login>`select * from find_login(${key})`.execute(tx);
    return rows[0];
  });
  const isMatch = await passwords.matches(login?.password_hash ?? null, credentials.password);
  const reason = reasonAgainst(login, isMatch, source, now);
  const attempt: Attempt = {
    services,
    passwords,
    credentials,
    throttleKey,
    now,
    source,
    actor: actorOf(login, source),
  };

  if (reason || !login) return reject(attempt, login, reason ?? 'unknown');
  // From here on the password was right: what is said now helps no one who does not know it.
  if (login.role === null) return reject(attempt, login, 'noProfile', 'MissingProfile');
  if (!login.confirmed) {
    await inTenant(attempt, login.tenant_id, work => askForConfirmation(services, work, login.user_id));
    return reject(attempt, login, 'unconfirmed', 'UserNotConfirmed');
  }
  if (login.is_temporary) {
    await services.database.unscoped(tx => clearAttempts(tx, throttleKey));
    if (credentials.newPassword === undefined) throw new AppError('NewPasswordRequired');
  }
  return begin(attempt, login);
}

interface Attempt {
  readonly services: Services;
  readonly passwords: Passwords;
  readonly credentials: Credentials;
  readonly throttleKey: Uint8Array;
  readonly now: Date;
  readonly source: SignInSource;
  readonly actor: Actor;
}

const actorOf = (login: Login | undefined, { ip }: SignInSource): Actor => ({
  id: login?.user_id ?? 'unknown',
  sessionId: null,
  ip,
});

function reasonAgainst(
  login: Login | undefined,
  isMatch: boolean,
  source: SignInSource,
  now: Date,
): Reason | null {
  if (!login) return 'unknown';
  if (!isMatch) return 'password';
  if (!login.enabled) return 'disabled';
  if (login.is_client) return 'client';
  const isElsewhere = source.tenantIds.some(id => id !== null && id !== login.tenant_id);
  if (isElsewhere && login.tenant_id !== platformTenant) return 'foreignTenant';
  if (login.is_temporary && login.expires_at !== null && Date.parse(login.expires_at) <= now.getTime())
    return 'temporaryExpired';
  return null;
}

const inTenant = <T>(
  attempt: Attempt,
  tenantId: string,
  effect: (work: UnitOfWork) => T | Promise<T>,
): Promise<T> => {
  const { services, now, actor } = attempt;
  const { database, keys, random } = services;
  return database.tenant(tenantId, tx => unitOfWork({ tx, tenantId, actor, now, random, keys }, effect));
};

/** Unknown names are written down too, in the platform's own chain: the same work whichever name was tried. */
async function reject(
  attempt: Attempt,
  login: Login | undefined,
  reason: Reason,
  type: ErrorType = 'UsernamePasswordMismatch',
): Promise<never> {
  await inTenant(attempt, login?.tenant_id ?? platformTenant, work =>
    audit(work, [
      {
        action: 'session.refused',
        objectType: 'user',
        objectId: login?.user_id ?? 'unknown',
        detail: { reason },
      },
    ]),
  );
  throw new AppError(type);
}

/** The password was right: a session, or the challenge of a second factor. */
async function begin(attempt: Attempt, login: Login): Promise<SignedIn | Challenge> {
  const { services, passwords, credentials, throttleKey, source } = attempt;
  const hash = await hashToStore(passwords, credentials, login);
  const isTrusted = credentials.trust ?? false;
  return inTenant(attempt, login.tenant_id, async work => {
    const epoch = login.credential_epoch + (login.is_temporary ? 1 : 0);
    if (hash !== null) await storeHash(work, login, hash);
    if (login.is_temporary) await raiseEpoch(work, login, epoch);
    await clearAttempts(work.tx, throttleKey);
    const { user_id: userId, tenant_id: tenantId, mfa_method: method } = login;
    const about = { userId, credentialEpoch: epoch, isTrusted };
    const entry = { objectType: 'user', objectId: userId };
    const detail = { trusted: isTrusted, replacedPassword: login.is_temporary ?? false };
    if (method) {
      const challenge = await startChallenge(work, { ...about, method });
      audit(work, [{ ...entry, action: 'session.challenged', detail: { ...detail, method } }]);
      return challenge;
    }
    const started = await startSession(
      work,
      await sessionLimits(work.tx, login.tenant_id, services.settings.session),
      { ...about, device: source },
    );
    audit(work, [{ ...entry, action: 'session.started', detail }]);
    return { ...started, userId, tenantId, isTrusted };
  });
}

/** A new hash when the password is replaced, or when hashing has become dearer since; null to keep the present one. */
async function hashToStore(
  passwords: Passwords,
  credentials: Credentials,
  login: Login,
): Promise<string | null> {
  if (login.is_temporary) {
    const replacement = credentials.newPassword ?? '';
    assertPassword(replacement, {
      userName: credentials.userName,
      tenantId: login.tenant_id,
      present: credentials.password,
    });
    return passwords.hash(replacement);
  }
  return login.password_hash && (await passwords.isOutdated(login.password_hash, credentials.password))
    ? passwords.hash(credentials.password)
    : null;
}

async function storeHash({ tx, now }: UnitOfWork, login: Login, hash: string): Promise<void> {
  await tx
    .updateTable('credentials')
    .set({ password_hash: hash, is_temporary: false, expires_at: null, changed_at: now })
    .where('user_id', '=', login.user_id)
    .execute();
}

/** Sessions that began with the password before are over. */
async function raiseEpoch({ tx }: UnitOfWork, login: Login, epoch: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ credential_epoch: epoch })
    .where('id', '=', login.user_id)
    .where('credential_epoch', '=', login.credential_epoch)
    .executeTakeFirst();
  // Someone used the same temporary password a moment before: it works once.
  if (numUpdatedRows === 0n) throw new AppError('UsernamePasswordMismatch');
}
