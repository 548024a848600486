import type { BodyOf, contract, Group, GroupGrant } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { voidSignOffs } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { assertGrantable } from './grantable.ts';
import { askForChange, diffOf, removeGroup, stateOf } from './group-change.ts';
import { assertNameFree, grantsOf, lockVersion, orNameTaken, readGroup, type GroupRow } from './groups.ts';
import { unchanged } from './unchanged.ts';
import { notifyGroup } from './notify-group.ts';

type NewGroup = BodyOf<typeof contract.access.createGroup>;
const about = (id: string, version: number) =>
  ({ objectType: 'group', objectId: id, subjectId: id, version, source: 'screen' }) as const;

const requested = (id: string, signOff: string | null) =>
  ({ action: 'signOff.requested', objectType: 'group', objectId: id, detail: { signOff } }) as const;

/** Makes a group that gives nothing yet, and asks for what it is to give. @throws {AppError} ValidationFailed. */
export async function createGroup(work: UnitOfWork, { name, grants }: NewGroup): Promise<Group> {
  assertGrantable(grants);
  await assertNameFree(work, name, null);
  const { tx, tenantId, now, random } = work;
  const id = random.uuid();
  const row: GroupRow = await tx
    .insertInto('groups')
    .values({
      id,
      tenant_id: tenantId,
      name,
      kind: 'staff',
      permissions: [],
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(orNameTaken);
  const signOff = grants.length === 0 ? null : await askForChange(work, row, grants);
  await recordChanges(work, [
    {
      ...about(id, 1),
      action: 'group.created',
      before: null,
      after: stateOf(name, []),
      ...(signOff !== null && { detail: { signOff } }),
    },
  ]);
  notifyGroup(work, { id, version: 1, affected: [] });
  return readGroup(work, id);
}

/** Renames a group at once, and asks for what it gives otherwise. @throws {AppError} NotFound, VersionStale, Blocked, ValidationFailed. */
export async function updateGroup(
  work: UnitOfWork,
  id: string,
  { name, grants }: NewGroup,
  version: number,
): Promise<Group> {
  assertGrantable(grants);
  const before = await lockVersion(work, id, version);
  const isRenamed = name !== before.name;
  const row = isRenamed ? await rename(work, before, name) : before;
  const isOther = diffOf(grantsOf(row), grants).length > 0;
  const signOff = isOther ? await askForChange(work, row, grants) : null;
  if (isRenamed) await recordRename(work, before, row, signOff);
  else audit(work, [isOther ? requested(id, signOff) : unchanged(id)]);
  return readGroup(work, id);
}

async function rename(work: UnitOfWork, row: GroupRow, name: string): Promise<GroupRow> {
  await assertNameFree(work, name, row.id);
  await voidSignOffs(work, { type: 'group', id: row.id });
  return work.tx
    .updateTable('groups')
    .set({ name, version: row.version + 1, updated_at: work.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(orNameTaken);
}

async function recordRename(
  work: UnitOfWork,
  before: GroupRow,
  row: GroupRow,
  signOff: string | null,
): Promise<void> {
  const grants: readonly GroupGrant[] = grantsOf(row);
  await recordChanges(work, [
    {
      ...about(row.id, row.version),
      action: 'group.renamed',
      before: stateOf(before.name, grants),
      after: stateOf(row.name, grants),
      ...(signOff !== null && { detail: { signOff } }),
    },
  ]);
  notifyGroup(work, { id: row.id, version: row.version, affected: [] });
}

/**
 * Deletes a group that gives nothing; of any other someone else agrees first: its members lose what they may do.
 * @throws {AppError} NotFound, VersionStale, Blocked.
 */
export async function deleteGroup(
  work: UnitOfWork,
  id: string,
  version: number,
): Promise<{ isRequested: boolean }> {
  const row = await lockVersion(work, id, version);
  if (row.permissions.length === 0) {
    await removeGroup(work, row);
    return { isRequested: false };
  }
  const signOff = await askForChange(work, row, null);
  audit(work, [requested(id, signOff)]);
  return { isRequested: true };
}
