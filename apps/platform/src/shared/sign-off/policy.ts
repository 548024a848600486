import {
  roles,
  type DecisionHindrance,
  type Permission,
  type Role,
  type SignOffPolicy,
} from '@dossier/api/contract';
import { isEntangled, type Influence } from './influence.ts';

/** A request, as far as who may decide on it is concerned. */
export interface Requested {
  readonly policy: Exclude<SignOffPolicy, 'none'>;
  /** What, or whom, it is about. */
  readonly subjectId: string;
  readonly requestedBy: string;
  /** Who entered what is decided on. */
  readonly editors: readonly string[];
  /** From when the requester may decide alone; null where they may not (4.18, sole practitioner). */
  readonly aloneFrom: string | null;
}

export interface Decider {
  readonly userId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

/** What else counts at the moment of the decision. */
export interface DecisionContext {
  readonly influence: Influence;
  /** The only person of the firm who may decide, where the firm wants that one to decide alone. */
  readonly aloneDecider: string | null;
  readonly now: Date;
}

const senior: ReadonlySet<Role> = new Set([roles.code('ROLE_TENANT_ADMIN'), roles.code('ROLE_SYSTEM_ADMIN')]);

/**
 * Why someone may not decide (3-decisions 4.18); null when they may. Who asks or entered the data never decides,
 * whatever their role is now: the roles come second. Nor does anyone who may be one of them: who changed how the other
 * signs in lately, or has had both changed by the same person.
 * The only decider of a firm, where it has such, decides on their own request once it has waited.
 * @param permission what deciding takes: that of the action itself.
 */
export function hindranceOf(
  { policy, subjectId, requestedBy, editors, aloneFrom }: Requested,
  { userId, role, permissions }: Decider,
  permission: Permission,
  { influence, aloneDecider, now }: DecisionContext,
): DecisionHindrance | null {
  if (userId === requestedBy && userId === aloneDecider && aloneFrom !== null) {
    // A user who changed how the only decider signs in could decide as them.
    if (influence.has(userId)) return 'recentChange';
    if (now < new Date(aloneFrom)) return 'waitsAlone';
  } else {
    if (userId === requestedBy) return 'ownRequest';
    if (editors.includes(userId)) return 'ownData';
    // The user it is about has asked for nothing.
    const authors = [requestedBy, ...editors].filter(id => id !== subjectId);
    if (isEntangled(influence, userId, authors)) return 'recentChange';
  }
  if (!permissions.has(permission)) return 'notPermitted';
  if (policy === 'twoPersonsSenior' && !senior.has(role)) return 'notSenior';
  return null;
}
