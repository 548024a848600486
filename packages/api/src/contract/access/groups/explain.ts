import type { Permission, Role } from '../../permission.ts';
import { decides, initiates, type GroupGrant } from './grant-text.ts';
import { grants, impliedBy } from './grants.ts';

export interface GroupOfUser {
  readonly _id: string;
  readonly name: string;
  readonly grants: readonly GroupGrant[];
}

/** What one source says to whether someone may do something. */
export interface GrantSource {
  /** Null for the role. */
  readonly group: Pick<GroupOfUser, '_id' | 'name'> | null;
  readonly isGiving: boolean;
  /** The permission that gives it, where it is another one: write gives read. */
  readonly through: Permission | null;
  /** Only one half of what is signed off. */
  readonly part: 'initiate' | 'approve' | null;
  /** The group would give it, but the role never has it. */
  readonly isForbidden: boolean;
}

export interface Explanation {
  readonly isAllowed: boolean;
  /** The role first, then the groups. */
  readonly sources: readonly GrantSource[];
}

const silent = { isGiving: false, through: null, part: null, isForbidden: false };

const sourceOf = (
  permission: Permission,
  has: (name: Permission) => boolean,
): { through: Permission | null } | null => {
  if (has(permission)) return { through: null };
  const through = (Object.keys(grants) as Permission[]).find(
    name => has(name) && impliedBy(name).includes(permission),
  );
  return through ? { through } : null;
};

/** Whether, and by what, someone of a role in these groups may do something: as the platform decides it on each call. */
export function explain(permission: Permission, role: Role, groups: readonly GroupOfUser[]): Explanation {
  const isNever = grants[permission][role] === 'never';
  const byRole = isNever ? null : sourceOf(permission, name => grants[name][role] === 'yes');
  const byGroups = groups.map((group): GrantSource => {
    const { _id, name } = group;
    const source = { ...silent, group: { _id, name } };
    const may = (other: Permission) =>
      grants[other][role] !== 'never' &&
      group.grants.some(grant => grant.permission === other && decides(grant.mode));
    const part = group.grants.find(grant => grant.permission === permission);
    if (isNever) return { ...source, isForbidden: part !== undefined };
    const giving = sourceOf(permission, may);
    if (!giving) return { ...source, part: part && initiates(part.mode) ? 'initiate' : null };
    return { ...source, isGiving: true, ...giving, part: part && !initiates(part.mode) ? 'approve' : null };
  });
  const sources = [{ ...silent, group: null, isGiving: byRole !== null, ...byRole }, ...byGroups];
  return { isAllowed: sources.some(({ isGiving }) => isGiving), sources };
}
