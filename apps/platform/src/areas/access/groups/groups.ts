import { grantText, parseGrant, type Group, type GroupGrant } from '@dossier/api/contract';
import { sql, type Selectable } from 'kysely';
import { isSqlState } from '../../../database/index.ts';
import type { GroupsTable } from '../../../database/schema/access.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export type GroupRow = Selectable<GroupsTable>;

/** What a group gives, in the order of the catalogue as it was written. */
export const grantsOf = ({ permissions }: Pick<GroupRow, 'permissions'>): GroupGrant[] =>
  permissions.flatMap(text => parseGrant(text) ?? []);

/** As it is kept: each permission once. */
export const storedGrants = (grants: readonly GroupGrant[]): string[] => [
  ...new Map(grants.map(grant => [grant.permission, grantText(grant)])).values(),
];

/** Groups of the staff; those of clients are none. */
const staffGroups = ({ tx }: Pick<UnitOfWork, 'tx'>) => tx.selectFrom('groups').where('kind', '=', 'staff');

async function shown(work: UnitOfWork, rows: readonly GroupRow[]): Promise<Group[]> {
  const members = await membersOf(
    work,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    _id: row.id,
    tenant_id: row.tenant_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    name: row.name,
    grants: grantsOf(row),
    memberIds: members.get(row.id) ?? [],
  }));
}

/** Who is in them, by name. */
export async function membersOf(
  { tx }: Pick<UnitOfWork, 'tx'>,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const members = new Map<string, string[]>();
  if (groupIds.length === 0) return members;
  const rows = await tx
    .selectFrom('group_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.group_id', 'm.user_id'])
    .where('m.group_id', 'in', [...groupIds])
    .where('u.role', 'is not', null)
    .orderBy(sql`fold(u.first_name || ' ' || u.last_name)`)
    .orderBy('u.id')
    .execute();
  for (const { group_id: group, user_id: user } of rows)
    members.set(group, [...(members.get(group) ?? []), user]);
  return members;
}

export async function listGroups(
  work: UnitOfWork,
): Promise<{ items: Group[]; total: number; counts: Record<string, number> }> {
  const rows = await staffGroups(work)
    .selectAll()
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute();
  return { items: await shown(work, rows), total: rows.length, counts: {} };
}

/** One as it is now. @throws {AppError} NotFound. */
export async function readGroup(work: UnitOfWork, id: string): Promise<Group> {
  const row = await findGroup(work, id);
  const [group] = row ? await shown(work, [row]) : [];
  if (!group) throw new AppError('NotFound');
  return group;
}

/** Undefined for an unknown id. */
export const findGroup = async (work: Pick<UnitOfWork, 'tx'>, id: string): Promise<GroupRow | undefined> =>
  isUuid(id) ? staffGroups(work).selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** @throws {AppError} NotFound. */
export async function lockGroup(work: UnitOfWork, id: string): Promise<GroupRow> {
  const row = isUuid(id)
    ? await staffGroups(work).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** @throws {AppError} NotFound, VersionStale. */
export async function lockVersion(work: UnitOfWork, id: string, version: number): Promise<GroupRow> {
  const row = await lockGroup(work, id);
  assertVersion(version, row.version);
  return row;
}

/** @throws {AppError} ValidationFailed where another group is called the same, whatever the case. */
export async function assertNameFree(work: UnitOfWork, name: string, id: string | null): Promise<void> {
  const other = await work.tx
    .selectFrom('groups')
    .select('id')
    .where(sql<boolean>`fold(name) = fold(${name})`)
    .$if(id !== null, query => query.where('id', '!=', id ?? ''))
    .executeTakeFirst();
  if (other) throw nameTaken();
}

const nameTaken = () => new AppError('ValidationFailed', { fields: [{ path: 'name', code: 'nameTaken' }] });

/** What two who take the same name at once are told. */
export const orNameTaken = (error: unknown): never => {
  throw isSqlState(error, 'uniqueViolation') ? nameTaken() : error;
};

/** @throws {AppError} ValidationFailed for one that is no group of the staff here. */
export async function assertGroups(work: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const existing = await staffGroups(work)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  if (existing.length < new Set(ids).size)
    throw new AppError('ValidationFailed', { fields: [{ path: 'groupIds', code: 'oneOf' }] });
}
