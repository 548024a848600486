import { permission, role, signOffMode, type SignOffMode } from '@dossier/validators/vocabularies';
import { array, boolean, object, string, type InferType } from '../../answers.ts';
import { entityFields } from '../../envelope.ts';
import type { Permission, Role } from '../../permission.ts';
import type { Grant } from './grants.ts';

export const permissionCode = () => string<Permission>().oneOf(permission.codes).required();
export const modeCode = () => string<SignOffMode>().oneOf(signOffMode.codes).required();

/** Characters of a group's name. */
export const groupNameLimit = 60;
/** People that one call puts in or takes out. */
export const membersAtOnce = 500;

/** What a group gives: with the mode of what is signed off, which is whole for everything else. */
export const groupGrant = object({ permission: permissionCode(), mode: modeCode() });

/** S2 §3, group: who is in it, and what they may do beyond their role. */
export const group = object({
  ...entityFields,
  name: string().required(),
  grants: array(groupGrant.required()).required(),
  /** Ids of its members, by name. */
  memberIds: array(string().required()).required(),
});
export type Group = InferType<typeof group>;

export const groupEvent = object({
  _id: string().required(),
  at: string().required(),
  /** `group.changed`: what happened, as a code. */
  action: string().required(),
  /** Who did it; null for the platform itself. */
  actor: string().nullable().defined(),
  /** What it gives otherwise: null for nothing. */
  grants: array(
    object({
      permission: permissionCode(),
      before: string<SignOffMode>().oneOf(signOffMode.codes).nullable().defined(),
      after: string<SignOffMode>().oneOf(signOffMode.codes).nullable().defined(),
    }).required(),
  ).required(),
  /** The name before, and the one after it; null where it stayed. */
  renamed: object({ before: string().required(), after: string().required() }).nullable().defined(),
  /** Who came in, and who went. */
  added: array(string().required()).required(),
  removed: array(string().required()).required(),
});
export type GroupEvent = InferType<typeof groupEvent>;

const roleGrant = () => string<Grant>().oneOf(['yes', 'may', 'never']).required();

/** A permission of the catalogue: which roles have it, and which may be given it. */
export const cataloguePermission = object({
  permission: permissionCode(),
  roles: object(
    Object.fromEntries(role.codes.map(name => [name, roleGrant()])) as Record<
      Role,
      ReturnType<typeof roleGrant>
    >,
  ).required(),
  /** What else comes with it. */
  implies: array(permissionCode()).required(),
  /** Whether a group may give one half of it alone. */
  isSignedOff: boolean().required(),
});
