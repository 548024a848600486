import { array, boolean, number, object, string, type InferType } from '../../answers.ts';
import { absence } from '../absence.ts';
import type { MfaMethod } from '../account/entities.ts';
import { entityFields } from '../../envelope.ts';

/** Something that one of the staff did, or that was done about them. */
export const activityEvent = object({
  _id: string().required(),
  at: string().required(),
  /** `registration.assigned`: what happened, as a code. */
  action: string().required(),
  /** True for what they did; false for what another user, or the platform, did about them. */
  isOwn: boolean().required(),
  /** Name of the user who did it; null for the platform itself, and for someone unknown. */
  actor: string().nullable().defined(),
  /** Name of the access token that it was done by, in their name; null where they did it themselves. */
  token: string().nullable().defined(),
  /** What it was about. The name is missing where the reader may not see it, and where it has none. */
  about: object({
    type: string().required(),
    id: string().required(),
    name: string().nullable().defined(),
  }).required(),
});

/** Roles that a firm gives; a System Admin belongs to the platform. */
export const tenantRoles = ['ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER', 'ROLE_TENANT_AGENT'] as const;

export const role = () => string<(typeof tenantRoles)[number]>().oneOf(tenantRoles);

export const user = object({
  ...entityFields,
  username: string().required(),
  firstName: string().required(),
  middleName: string().nullable().defined(),
  lastName: string().required(),
  email: string().required(),
  /** The address that was entered in its place, until its owner has proven it; null for none. */
  pendingEmail: string().nullable().defined(),
  /** Masked. */
  phone: string().nullable().defined(),
  profile: role().required(),
  /** Subject of the tokens that they sign in with. */
  sub: string().required(),
  /** Ids of the groups that they are in, by name. */
  groups: array(string().required()).required(),
  /** Whether the address was proven: by the invitation, or by a code. */
  emailVerified: boolean().required(),
  phoneVerified: boolean().required(),
  enabled: boolean().required(),
  confirmed: boolean().required(),
  mfaMethod: string<MfaMethod>().oneOf(['SOFTWARE', 'SMS']).nullable().defined(),
  /** When a session of theirs was used last; null for the user who never signed in. */
  lastSeenAt: string().nullable().defined(),
  /** When they are away, or will be; null for never. */
  absence: absence.nullable().defined(),
});

/** An invitation that has been sent and not been taken up. */
export const pendingInvite = object({
  _id: string().required(),
  tenant_id: string().required(),
  createdAt: string().required(),
  expiresAt: string().required(),
  isExpired: boolean().required(),
  /** Its letter could not be sent, and is not tried any more: sending it again is. */
  isUnsent: boolean().required(),
  email: string().required(),
  /** Masked. */
  phone: string().nullable().defined(),
  role: role().required(),
});

/** What waits for one of the staff: someone else has to do it where they are disabled or deleted. */
export const openWork = object({
  /** Open registrations, with the tasks in them. */
  registrations: number().integer().min(0).required(),
  /** Processes that run. */
  processes: number().integer().min(0).required(),
  /** Client files. */
  files: number().integer().min(0).required(),
});
export type OpenWork = InferType<typeof openWork>;
