import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import type { Passwords } from './passwords.ts';
import { clearAttempts, reserveAttempt } from './throttle.ts';
import { usernameKey } from './usernames.ts';

/** Milliseconds after which anyone who sits there has to prove it again before a factor changes. */
const freshness = 5 * 60_000;

/** Works on the caller's own account: it belongs to the home tenant, whichever tenant is worked for. */
export const onCallersAccount = <T>(
  services: Services,
  caller: Caller,
  ip: string,
  effect: (work: UnitOfWork) => T | Promise<T>,
): Promise<T> =>
  inTenant(services, caller.homeTenantId, { id: caller.userId, sessionId: caller.sessionId, ip }, effect);

/**
 * Whether this is the caller's password. The attempt counts first, together with those of the sign-in.
 * A wrong one is written down.
 */
export async function isCallersPassword(
  services: Services,
  passwords: Passwords,
  caller: Caller,
  password: string,
  ip: string,
): Promise<boolean> {
  const throttleKey = keyedHash(services.keys.hashing, `sign-in ${usernameKey(caller.userName)}`);
  const now = services.clock.now();
  const isFree = await services.database.unscoped(tx => reserveAttempt(tx, throttleKey, now));
  const row = await services.database.read(caller.homeTenantId, tx =>
    tx
      .selectFrom('credentials')
      .select('password_hash')
      .where('user_id', '=', caller.userId)
      .executeTakeFirst(),
  );
  const isMatch = isFree && (await passwords.matches(row?.password_hash ?? null, password));
  await onCallersAccount(services, caller, ip, async work => {
    if (isMatch) await clearAttempts(work.tx, throttleKey);
    const action = isMatch ? 'password.confirmed' : 'password.refused';
    audit(work, [{ action, objectType: 'user', objectId: caller.userId }]);
  });
  return isMatch;
}

/**
 * Before a factor changes: anyone who signed in a moment ago is believed, anyone else types the password.
 * @throws {AppError} PasswordRequired, UsernamePasswordMismatch.
 */
export async function assertPresent(
  services: Services,
  passwords: Passwords,
  caller: Caller,
  password: string | null,
  ip: string,
): Promise<void> {
  const age = services.clock.now().getTime() - caller.authenticatedAt.getTime();
  if (caller.needsMfaSetup || age < freshness) return;
  if (password === null) throw new AppError('PasswordRequired');
  if (!(await isCallersPassword(services, passwords, caller, password, ip)))
    throw new AppError('UsernamePasswordMismatch');
  await onCallersAccount(services, caller, ip, work => notePresence(work, caller));
}

/** From now on, for a while, anyone who sits at this session is believed. */
export async function notePresence({ tx, now }: UnitOfWork, { sessionId }: Caller): Promise<void> {
  await tx.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', sessionId).execute();
}
