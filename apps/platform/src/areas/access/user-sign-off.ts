import { permissions } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { Approved, Frozen, SignOffKind } from '../../shared/sign-off/kind.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { notifyUser } from './notify-user.ts';
import { staffWith, type UserRow } from './users.ts';

interface AboutUser {
  readonly action: SignOffKind['action'];
  /** What is decided on. */
  readonly frozenOf: (row: UserRow) => Frozen;
  readonly apply: (work: UnitOfWork, row: UserRow, approved: Approved) => Promise<void>;
}

const maySee = ({ permissions: granted }: Caller) => granted.has(permissions.code('userSettingsRead'));

const notify = async (work: UnitOfWork, { subjectId }: { readonly subjectId: string }) =>
  notifyUser(work, await staffWith(work, subjectId).executeTakeFirstOrThrow());

/** Something about a member of staff that a second Admin signs off. */
export const userSignOff = ({ action, frozenOf, apply }: AboutUser): SignOffKind => ({
  action,
  subjectType: 'user',
  permission: permissions.code('userSettingsWrite'),

  async frozen(work, caller, id) {
    if (!maySee(caller)) return null;
    const row = await staffWith(work, id).forUpdate().executeTakeFirst();
    return row ? frozenOf(row) : null;
  },

  async namesOf(work, caller, ids) {
    return maySee(caller) ? userNames(work, ids) : new Map();
  },

  async apply(work, _caller, approved) {
    await apply(work, await staffWith(work, approved.subjectId).executeTakeFirstOrThrow(), approved);
  },

  closed: (work, _caller, closed) => notify(work, closed),
  expired: notify,
});
