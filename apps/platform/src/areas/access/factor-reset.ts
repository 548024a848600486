import type { Caller } from '../../shared/caller/caller.ts';
import { audit } from '../../shared/audit/audit.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { noteInfluence, requestSignOff, type Frozen } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { forgetBackupCodes } from './backup-codes.ts';
import { notifyUser } from './notify-user.ts';
import { userSignOff } from './user-sign-off.ts';
import { changeUser, endAll, lockUser, shownWithGroups, type User, type UserRow } from './users.ts';

const admin = 'ROLE_TENANT_ADMIN';

/**
 * Takes away the second factor of someone who lost it. An Admin's takes two (4-expectations 18): anyone who could take it
 * alone would need no more than an Admin's password to be that Admin.
 * @returns the user; with the factor still there when someone else has to sign it off.
 * @throws {AppError} NotFound, VersionStale; UserProtected for one's own: that is done with the factor itself; Blocked
 * while it has been asked for already.
 */
export async function resetFactor(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  version: number,
): Promise<User> {
  const row = await lockUser(work, id, version);
  if (id === caller.userId) throw new AppError('UserProtected');
  if (!(await isAdminOrWas(work, row))) return takeAway(work, row, [caller.userId]);
  await ask(work, row);
  return shownWithGroups(work, row);
}

async function ask(work: UnitOfWork, row: UserRow): Promise<void> {
  const signOff = await requestSignOff(work, {
    kind: factorReset,
    subjectId: row.id,
    frozen: frozenOf(row),
    policy: 'twoPersons',
    payload: {},
    diff: [{ path: 'mfaMethod', old: row.mfa_method, new: null }],
    comment: null,
    // The user it is about does not decide: it would be the stolen session that opens its own door.
    editors: [row.id],
  });
  audit(work, [{ action: 'signOff.requested', objectType: 'user', objectId: row.id, detail: { signOff } }]);
  notifyUser(work, row);
}

/** Milliseconds in which someone who was an Admin is still treated as one: not demoted, reset and promoted again. */
const lately = 30 * 86_400_000;

async function isAdminOrWas({ tx, now }: UnitOfWork, { id, role }: UserRow): Promise<boolean> {
  if (role === admin) return true;
  const change = await tx
    .selectFrom('credential_changes')
    .select('id')
    .where('user_id', '=', id)
    .where('former_role', '=', admin)
    .where('at', '>', new Date(now.getTime() - lately).toISOString())
    .executeTakeFirst();
  return change !== undefined;
}

/** @param by everyone who wanted it. */
async function takeAway(work: UnitOfWork, row: UserRow, by: readonly string[]): Promise<User> {
  await noteInfluence(work, { userId: row.id, kind: 'factor' }, by);
  await work.tx.deleteFrom('authenticators').where('user_id', '=', row.id).execute();
  await forgetBackupCodes(work, row.id);
  await endAll(work, row.id, 'second factor reset');
  await enqueue(work, 'access.factorChanged', { userId: row.id });
  const epoch = row.credential_epoch + 1;
  return changeUser(work, row, 'factor.reset', { mfa_method: null, credential_epoch: epoch });
}

const frozenOf = ({ version, role, mfa_method: method, enabled }: UserRow): Frozen => ({
  version,
  content: { role, method, enabled },
});

/** Taking away an Admin's second factor, as something that a second person signs off. */
export const factorReset = userSignOff({
  action: 'user.resetFactor',
  frozenOf,
  async apply(work, row, { requestedBy }) {
    await takeAway(work, row, [requestedBy, work.actor.id]);
  },
});
