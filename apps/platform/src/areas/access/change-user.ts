import type { contract, InputOf } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import { noteInfluence, requestSignOff, type Frozen } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { askForProof, forgetProof } from './email-change.ts';
import { notifyUser } from './notify-user.ts';
import { userSignOff } from './user-sign-off.ts';
import { assertNotNeeded, changeUser, lockUser, shownWithGroups, type User, type UserRow } from './users.ts';

type Update = InputOf<typeof contract.access.updateUser>['body'];

const admin = 'ROLE_TENANT_ADMIN';

/** What an Admin may change about a colleague. */
export type UserFields = Pick<UserRow, 'first_name' | 'middle_name' | 'last_name' | 'email' | 'role'>;
const fieldNames = ['first_name', 'middle_name', 'last_name', 'email', 'role'] as const;

/** The address that someone will have, proven or not. */
const present = (row: UserRow): UserFields => ({ ...row, email: row.pending_email ?? row.email });

/** @throws {AppError} NotFound, VersionStale, and as `changeFields`. */
export async function updateUser(
  work: UnitOfWork,
  id: string,
  update: Update,
  version: number,
): Promise<User> {
  return changeFields(work, await lockUser(work, id, version), {
    first_name: update.firstName.trim(),
    middle_name: update.middleName?.trim() || null,
    last_name: update.lastName.trim(),
    email: update.email.trim(),
    role: update.profile,
  });
}

/**
 * Changes a colleague, or asks a second person for it: anyone who could make an Admin, or move one's address, alone would be
 * four eyes by themselves.
 * @returns the user; as before when someone else has to sign it off.
 * @throws {AppError} UserProtected for taking the role from the caller or from the last Admin; Blocked while it was asked for.
 */
async function changeFields(work: UnitOfWork, row: UserRow, fields: UserFields): Promise<User> {
  const hasOtherRole = fields.role !== row.role;
  if (hasOtherRole) await assertNotNeeded(work, row);
  const isAboutAdmin = row.role === admin || fields.role === admin;
  const hasOtherEmail = fields.email !== present(row).email;
  if (!isAboutAdmin || !(hasOtherRole || hasOtherEmail)) return apply(work, row, fields, [work.actor.id]);
  await ask(work, row, fields);
  return shownWithGroups(work, row);
}

async function ask(work: UnitOfWork, row: UserRow, fields: UserFields): Promise<void> {
  const before = present(row);
  const signOff = await requestSignOff(work, {
    kind: userUpdate,
    subjectId: row.id,
    frozen: frozenOf(row),
    policy: 'twoPersons',
    payload: { ...fields },
    diff: fieldNames
      .filter(name => fields[name] !== before[name])
      .map(path => ({ path, old: before[path], new: fields[path] })),
    comment: null,
    // The user it is about does not decide: it would be the stolen session that opens its own door.
    editors: [row.id],
  });
  audit(work, [{ action: 'signOff.requested', objectType: 'user', objectId: row.id, detail: { signOff } }]);
  notifyUser(work, row);
}

/** @param by everyone who wanted it: none of them is another pair of eyes with this user for a while. */
async function apply(
  work: UnitOfWork,
  row: UserRow,
  fields: UserFields,
  by: readonly string[],
): Promise<User> {
  const { email, ...columns } = fields;
  const isSameAddress = email === row.email;
  if (columns.role !== row.role)
    await noteInfluence(work, { userId: row.id, kind: 'role', formerRole: row.role }, by);
  if (isSameAddress && row.pending_email !== null) await forgetProof(work, row.id);
  if (!isSameAddress && email !== row.pending_email) {
    await noteInfluence(work, { userId: row.id, kind: 'address' }, by);
    await askForProof(work, row, email);
  }
  return changeUser(work, row, 'user.updated', { ...columns, pending_email: isSameAddress ? null : email });
}

const frozenOf = ({ version, role, email, enabled }: UserRow): Frozen => ({
  version,
  content: { role, email, enabled },
});

/** A change of an Admin's address, or of who is one, as something that a second person signs off. */
export const userUpdate = userSignOff({
  action: 'user.update',
  frozenOf,
  async apply(work, row, { payload, requestedBy }) {
    const fields = payload as unknown as UserFields;
    if (fields.role !== row.role) await assertNotNeeded(work, row);
    await apply(work, row, fields, [requestedBy, work.actor.id]);
  },
});
