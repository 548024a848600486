import { permissions, type GroupGrant } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import {
  requestSignOff,
  voidSignOffs,
  type Frozen,
  type SignOffKind,
} from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findGroup, grantsOf, lockGroup, membersOf, storedGrants, type GroupRow } from './groups.ts';
import { notifyGroup } from './notify-group.ts';

/** What is asked for: what the group gives from then on; null for a group that is to go. */
interface Payload {
  readonly grants: readonly GroupGrant[] | null;
}

const maySee = ({ permissions: granted }: Caller) => granted.has(permissions.code('userGroupsSettingsRead'));

/** Who is in it is no part of it: people come and go while someone decides on what it gives. */
const frozenOf = ({ version, name, permissions: grants }: GroupRow): Frozen => ({
  version,
  content: { name, grants },
});

/** By permission: readers compare what each was with what it becomes. */
export const stateOf = (name: string, grants: readonly GroupGrant[]) => ({
  name,
  permissions: Object.fromEntries(grants.map(grant => [grant.permission, grant.mode])),
});

/** What differs between what a group gives now and what it would give. */
export function diffOf(before: readonly GroupGrant[], after: readonly GroupGrant[]) {
  const [old, next] = [before, after].map(
    grants => new Map(grants.map(({ permission, mode }) => [permission, mode])),
  );
  return permissions.codes.flatMap(path => {
    const [was, becomes] = [old?.get(path) ?? null, next?.get(path) ?? null];
    return was === becomes ? [] : [{ path, old: was, new: becomes }];
  });
}

/** Asks a second person for what a group gives, or for its end. @throws {AppError} Blocked while something is asked for. */
export async function askForChange(
  work: UnitOfWork,
  row: GroupRow,
  grants: readonly GroupGrant[] | null,
): Promise<string> {
  const signOff = await requestSignOff(work, {
    kind: groupChange,
    subjectId: row.id,
    frozen: frozenOf(row),
    policy: 'twoPersons',
    payload: { grants } satisfies Payload,
    diff: grants === null ? [{ path: 'deleted', old: null, new: true }] : diffOf(grantsOf(row), grants),
    comment: null,
    editors: [],
  });
  notifyGroup(work, { id: row.id, version: row.version, affected: [] });
  return signOff;
}

/** Takes a group away with all that it gives. */
export async function removeGroup(work: UnitOfWork, row: GroupRow): Promise<void> {
  const { id, version } = row;
  const members = (await membersOf(work, [id])).get(id) ?? [];
  await voidSignOffs(work, { type: 'group', id });
  await work.tx.deleteFrom('groups').where('id', '=', id).execute();
  const about = { objectType: 'group', objectId: id, subjectId: id, version: version + 1, source: 'screen' };
  const before = stateOf(row.name, grantsOf(row));
  await recordChanges(work, [{ ...about, action: 'group.deleted', before, after: null }]);
  notifyGroup(work, { id, version: version + 1, affected: members });
}

async function changeGrants(work: UnitOfWork, row: GroupRow, grants: readonly GroupGrant[]): Promise<void> {
  const { id, name } = row;
  const version = row.version + 1;
  await work.tx
    .updateTable('groups')
    .set({ permissions: storedGrants(grants), version, updated_at: work.now })
    .where('id', '=', id)
    .execute();
  const about = { objectType: 'group', objectId: id, subjectId: id, version, source: 'screen' };
  const [before, after] = [stateOf(name, grantsOf(row)), stateOf(name, grants)];
  await recordChanges(work, [{ ...about, action: 'group.changed', before, after }]);
  notifyGroup(work, { id, version, affected: (await membersOf(work, [id])).get(id) ?? [] });
}

/** Nothing of the group changed, but what is asked about it did. */
async function notify(work: UnitOfWork, id: string): Promise<void> {
  const row = await findGroup(work, id);
  if (row) notifyGroup(work, { id, version: row.version, affected: [] });
}

/** What a group gives, as something that a second person signs off (4.18). */
export const groupChange: SignOffKind = {
  action: 'group.change',
  subjectType: 'group',
  permission: permissions.code('userGroupsSettingsWrite'),

  async frozen(work, caller, id) {
    const row = maySee(caller) ? await findGroup(work, id) : undefined;
    return row ? frozenOf(row) : null;
  },

  async namesOf(work, caller, ids) {
    if (!maySee(caller) || ids.length === 0) return new Map();
    const rows = await work.tx
      .selectFrom('groups')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    // One that was asked to go is gone where the answer to that is read.
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return new Map(ids.map(id => [id, names.get(id) ?? '–']));
  },

  async apply(work, _caller, { subjectId, payload }) {
    const row = await lockGroup(work, subjectId);
    const { grants } = payload as unknown as Payload;
    await (grants === null ? removeGroup(work, row) : changeGrants(work, row, grants));
  },

  closed: (work, _caller, { subjectId }) => notify(work, subjectId),
  expired: (work, { subjectId }) => notify(work, subjectId),
};
