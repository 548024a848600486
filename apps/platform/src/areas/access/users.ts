import { maskPhone } from '@dossier/validators';
import { offsetOf, type Absence, type contract, type InputOf, type OutputOf } from '@dossier/api/contract';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../database/index.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { voidSignOffs } from '../../shared/sign-off/sign-off.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { absencesOf } from './absence/absence.ts';
import { notifyUser } from './notify-user.ts';

export type User = OutputOf<typeof contract.access.users>['items'][number];
type Query = InputOf<typeof contract.access.users>['query'];
export type UserRow = Selectable<Schema['users']>;

/** What else is known of someone: ids of groups, by name, and when they are away. */
interface Around {
  readonly groups: readonly string[];
  readonly absence: Absence | null;
}

/** As others see them. */
export function shown(row: UserRow, { groups, absence }: Around): User {
  const { role } = row;
  if (role === null || role === 'ROLE_SYSTEM_ADMIN') throw new Error('Not one of the staff of a firm.');
  return {
    _id: row.id,
    tenant_id: row.tenant_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    username: row.username,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    email: row.email,
    pendingEmail: row.pending_email,
    phone: row.phone === null ? null : maskPhone(row.phone),
    profile: role,
    sub: row.id,
    groups: [...groups],
    emailVerified: row.confirmed,
    phoneVerified: row.phone !== null && row.phone_proven_at !== null,
    enabled: row.enabled,
    confirmed: row.confirmed,
    mfaMethod: row.mfa_method,
    lastSeenAt: row.last_seen_at,
    absence,
  };
}

/** The staff of the tenant, by name. Members of client groups are none. */
export async function listUsers(
  work: UnitOfWork,
  query: Query,
): Promise<{ items: User[]; total: number; counts: Record<string, number> }> {
  const { tx } = work;
  const { offset, max } = offsetOf(query ?? {});
  const search = query?.search?.trim() ?? '';
  let staff = tx.selectFrom('users').where('role', 'is not', null);
  if (search !== '')
    staff = staff.where(
      sql<boolean>`position(fold(${search}) in fold(concat_ws(' ', first_name, middle_name, last_name, username, email))) > 0`,
    );
  const total = await countOf(staff);
  const rows = await staff
    .selectAll()
    .orderBy(sql`fold(first_name || ' ' || last_name)`)
    .orderBy('id')
    .offset(offset)
    .limit(max)
    .execute();
  const groups = await groupsOf(
    { tx },
    rows.map(({ id }) => id),
  );
  const absences = await absencesOf(work, rows);
  const items = rows.map(row =>
    shown(row, { groups: groups.get(row.id) ?? [], absence: absences.get(row.id) ?? null }),
  );
  return { items, total, counts: {} };
}

/** The groups that each of some users is in, by name. */
async function groupsOf(
  { tx }: Pick<UnitOfWork, 'tx'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('group_members as m')
    .innerJoin('groups as g', 'g.id', 'm.group_id')
    .select(['m.user_id', 'm.group_id'])
    .where('m.user_id', 'in', [...userIds])
    .where('g.kind', '=', 'staff')
    .orderBy(sql`fold(g.name)`)
    .orderBy('g.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, row => row.user_id)].map(([id, ofUser]) => [id, ofUser.map(row => row.group_id)]),
  );
}

export const shownWithGroups = async (work: UnitOfWork, row: UserRow): Promise<User> =>
  shown(row, {
    groups: (await groupsOf(work, [row.id])).get(row.id) ?? [],
    absence: (await absencesOf(work, [row])).get(row.id) ?? null,
  });

/** @throws {AppError} NotFound, VersionStale. */
export async function lockUser({ tx }: UnitOfWork, id: string, version: number): Promise<UserRow> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('role', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  assertVersion(version, row.version);
  return row;
}

/** No one locks themselves out, and a tenant keeps an Admin. @throws {AppError} UserProtected. */
export async function assertNotNeeded({ tx, actor }: UnitOfWork, row: UserRow): Promise<void> {
  if (row.id === actor.id) throw new AppError('UserProtected');
  if (row.role !== 'ROLE_TENANT_ADMIN' || !row.enabled) return;
  // Locked: of two Admins who take the other's role away at once, one is told no.
  const others = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ROLE_TENANT_ADMIN')
    .where('enabled', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (others.length < 2) throw new AppError('UserProtected');
}

type Changed = Partial<
  Pick<
    UserRow,
    | 'first_name'
    | 'middle_name'
    | 'last_name'
    | 'pending_email'
    | 'role'
    | 'enabled'
    | 'confirmed'
    | 'mfa_method'
    | 'credential_epoch'
  >
>;

export const changeUser = async (
  work: UnitOfWork,
  row: UserRow,
  action: string,
  changed: Changed,
): Promise<User> => shownWithGroups(work, await writeUser(work, row, action, changed));

/** The same for a change that makes them none of the staff: there is nothing to show. @returns the row as it is now. */
export async function writeUser(
  work: UnitOfWork,
  row: UserRow,
  action: string,
  changed: Changed,
): Promise<UserRow> {
  const version = row.version + 1;
  await work.tx
    .updateTable('users')
    .set({ ...changed, version, updated_at: work.now })
    .where('id', '=', row.id)
    .execute();
  const names = Object.keys(changed) as (keyof Changed)[];
  const before = Object.fromEntries(names.map(name => [name, row[name]]));
  const about = { objectType: 'user', objectId: row.id, subjectId: row.id, version, source: 'screen' };
  await recordChanges(work, [{ ...about, action, before, after: changed }]);
  // What someone was asked to sign off about this user is not what it was.
  await voidSignOffs(work, { type: 'user', id: row.id });
  const hasOtherRole = changed.role !== undefined && changed.role !== row.role;
  notifyUser(work, { id: row.id, version, hasOtherRole });
  return { ...row, ...changed, version, updated_at: work.now.toISOString() };
}

export const staffWith = ({ tx }: UnitOfWork, id: string) =>
  tx.selectFrom('users').selectAll().where('id', '=', id).where('role', 'is not', null);

/** @throws {AppError} NotFound, VersionStale. */
export async function confirmUser(work: UnitOfWork, id: string, version: number): Promise<User> {
  return changeUser(work, await lockUser(work, id, version), 'user.confirmed', { confirmed: true });
}

export async function endAll({ tx, now }: UnitOfWork, userId: string, reason: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
