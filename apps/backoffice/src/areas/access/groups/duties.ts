import type { Colleague } from '@dossier/api/access';
import { explain, signedOffPermissions, type Group, type Permission, type Role } from '@dossier/api/contract';

/** What takes two people, and has none or one who could approve it. */
export interface Duty {
  readonly permission: Permission;
  /** The only one who could; null where no one could. */
  readonly person: Colleague | null;
}

/** What someone asks for and another decides on: anyone of the staff may ask. */
const decided: readonly Permission[] = [...signedOffPermissions, 'userGroupsSettingsWrite'];

/** Where one person asks and approves, and no one else could approve for them (3-decisions 4.2). */
export function dutiesOf(groups: readonly Group[], colleagues: readonly Colleague[]): readonly Duty[] {
  return decided.flatMap(permission => {
    const approvers = colleagues.filter(
      ({ _id, profile }) =>
        explain(
          permission,
          profile as Role,
          groups.filter(({ memberIds }) => memberIds.includes(_id)),
        ).isAllowed,
    );
    return approvers.length > 1 ? [] : [{ permission, person: approvers[0] ?? null }];
  });
}
