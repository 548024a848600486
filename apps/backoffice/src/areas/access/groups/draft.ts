import {
  grants,
  impliedBy,
  permissions,
  wholeMode,
  type Grant,
  type GroupGrant,
  type Permission,
} from '@dossier/api/contract';

export type Mode = GroupGrant['mode'];

/** What a group would give: each permission with how it is given. */
export type Draft = ReadonlyMap<Permission, Mode>;

export const draftOf = (groupGrants: readonly GroupGrant[]): Draft =>
  new Map(groupGrants.map(({ permission, mode }) => [permission, mode]));

/** In the order of the catalogue. */
export const grantsOf = (draft: Draft): GroupGrant[] =>
  permissions.codes.flatMap(permission => {
    const mode = draft.get(permission);
    return mode === undefined ? [] : [{ permission, mode }];
  });

/** Gives a permission whole, gives it in another way, or takes it away. */
export function withMode(draft: Draft, permission: Permission, mode: Mode | null): Draft {
  const next = new Map(draft);
  if (mode === null) next.delete(permission);
  else next.set(permission, mode);
  return next;
}

/** One permission that is given otherwise than before. */
export interface GrantChange {
  readonly permission: Permission;
  readonly before: Mode | null;
  readonly after: Mode | null;
}

export const changesBetween = (before: Draft, after: Draft): readonly GrantChange[] =>
  permissions.codes.flatMap(permission => {
    const [was, becomes] = [before.get(permission) ?? null, after.get(permission) ?? null];
    return was === becomes ? [] : [{ permission, before: was, after: becomes }];
  });

export type Box =
  | { readonly state: 'open'; readonly isGranted: boolean }
  /** There with another permission that the group gives. */
  | { readonly state: 'implied' }
  /** Every User has it. */
  | { readonly state: 'role' }
  | { readonly state: 'none' };

const isGrantable = (permission: Permission): boolean =>
  Object.values(grants[permission]).some((grant: Grant) => grant === 'may');

export function boxOf(draft: Draft, permission: Permission | null): Box {
  if (permission === null) return { state: 'none' };
  if (!isGrantable(permission))
    return { state: grants[permission].ROLE_TENANT_USER === 'yes' ? 'role' : 'none' };
  const isImplied = [...draft.keys()].some(other => impliedBy(other).includes(permission));
  return isImplied ? { state: 'implied' } : { state: 'open', isGranted: draft.has(permission) };
}

export const isWhole = (mode: Mode | undefined): boolean => mode === undefined || mode === wholeMode;
