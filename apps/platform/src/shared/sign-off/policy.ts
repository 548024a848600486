import {
  roles,
  type DecisionHindrance,
  type Permission,
  type Role,
  type SignOffPolicy,
} from '@dossier/api/contract';

/** A request, as far as who may decide on it is concerned. */
export interface Requested {
  readonly policy: Exclude<SignOffPolicy, 'none'>;
  readonly requestedBy: string;
  /** Who entered what is decided on. */
  readonly editors: readonly string[];
}

/** Somebody who would decide. */
export interface Decider {
  readonly userId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

const senior: ReadonlySet<Role> = new Set([roles.code('ROLE_TENANT_ADMIN'), roles.code('ROLE_SYSTEM_ADMIN')]);

/**
 * Why somebody may not decide (3-decisions 4.18); null when they may. Who asks or entered the data never decides,
 * whatever their role is now: the roles come second.
 * @param permission what deciding takes: that of the action itself.
 */
export function hindranceOf(
  { policy, requestedBy, editors }: Requested,
  { userId, role, permissions }: Decider,
  permission: Permission,
): DecisionHindrance | null {
  if (userId === requestedBy) return 'ownRequest';
  if (editors.includes(userId)) return 'ownData';
  if (!permissions.has(permission)) return 'notPermitted';
  if (policy === 'twoPersonsSenior' && !senior.has(role)) return 'notSenior';
  return null;
}
