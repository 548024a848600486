import type { BodyOf, contract, Group } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { noteInfluence } from '../../../shared/sign-off/sign-off.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { lockGroup, readGroup } from './groups.ts';
import { unchanged } from './unchanged.ts';
import { notifyGroup } from './notify-group.ts';

type Difference = BodyOf<typeof contract.access.changeMembers>;

/**
 * Puts colleagues in a group and takes others out, at once for both. Who is put in is for a while no other pair of eyes
 * than the user who did it (4.18).
 * @throws {AppError} NotFound; ValidationFailed for anyone who is none of the staff here.
 */
export async function changeMembers(
  work: UnitOfWork,
  id: string,
  { add, remove }: Difference,
): Promise<Group> {
  const { version } = await lockGroup(work, id);
  await assertStaff(work, [...add, ...remove]);
  const added = await putIn(work, id, add);
  const removed = await takeOut(work, id, remove);
  if (added.length + removed.length === 0) {
    // Two who do the same at once both have their way; the trail says who came second.
    audit(work, [unchanged(id)]);
    return readGroup(work, id);
  }
  for (const userId of added) await noteInfluence(work, { userId, kind: 'group' }, [work.actor.id]);
  audit(work, [
    { action: 'group.membersChanged', objectType: 'group', objectId: id, detail: { added, removed } },
    ...[...added, ...removed].map(userId => ({
      action: added.includes(userId) ? 'user.groupJoined' : 'user.groupLeft',
      objectType: 'user',
      objectId: userId,
      detail: { group: id },
    })),
  ]);
  notifyGroup(work, { id, version, affected: [...added, ...removed] });
  return readGroup(work, id);
}

async function putIn({ tx, tenantId }: UnitOfWork, group: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .insertInto('group_members')
    .values([...new Set(ids)].map(user_id => ({ tenant_id: tenantId, group_id: group, user_id })))
    .onConflict(conflict => conflict.columns(['group_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute();
  return rows.map(row => row.user_id);
}

async function takeOut({ tx }: UnitOfWork, group: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', group)
    .where('user_id', 'in', [...ids])
    .returning('user_id')
    .execute();
  return rows.map(row => row.user_id);
}

async function assertStaff({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  const userIds = new Set(ids);
  if (userIds.size === 0) return;
  const staff = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where('role', 'is not', null)
    .execute();
  if (staff.length < userIds.size)
    throw new AppError('ValidationFailed', { fields: [{ path: 'add', code: 'oneOf' }] });
}
