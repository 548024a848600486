import { email } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { entityFields, listOf, pagingFields } from './envelope.ts';
import type { MfaMethod } from './factors.ts';
import { personName } from './person-name.ts';

/** Roles that a firm gives; a System Admin belongs to the platform. */
export const tenantRoles = ['ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER', 'ROLE_TENANT_AGENT'] as const;

const role = () => string<(typeof tenantRoles)[number]>().oneOf(tenantRoles);
/** E.164; what kind of number it is the form judges. */
const phone = () =>
  string()
    .nullable()
    .defined()
    .matches(/^\+[1-9]\d{6,14}$/);
const address = () =>
  string()
    .required()
    .test(...check(email));

/** One of the staff, as the Users page shows one. */
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
  enabled: boolean().required(),
  confirmed: boolean().required(),
  mfaMethod: string<MfaMethod>().oneOf(['SOFTWARE', 'SMS']).nullable().defined(),
  /** When a session of theirs was used last; null for whoever never signed in. */
  lastSeenAt: string().nullable().defined(),
});

const list = endpoint({
  name: 'access.users',
  service: 'access',
  method: 'GET',
  path: '/users',
  kind: 'json',
  access: 'userSettingsRead',
  summary: 'The staff of the firm, by name; page is turned into offset.',
  query: object({ ...pagingFields, search: string().max(100) }),
  response: listOf(user),
  errors: [],
});

const change = {
  service: 'access',
  method: 'PUT',
  path: '/users/{id}',
  kind: 'json',
  access: 'userSettingsWrite',
  ifMatch: true,
  response: user,
} as const;

const update = endpoint({
  ...change,
  name: 'access.updateUser',
  action: 'update',
  summary: 'Change name, address and role of a colleague. What the role allows changes within a second.',
  body: object({
    ...personName(),
    email: address(),
    profile: role().required(),
  }),
  errors: ['VersionRequired', 'VersionStale', 'UserProtected'],
});

const enable = endpoint({
  ...change,
  name: 'access.enableUser',
  action: 'enable_disable',
  summary: 'Let a colleague in, or keep one out: the sessions are over within a second.',
  body: object({ enabled: boolean().required() }),
  errors: ['VersionRequired', 'VersionStale', 'UserProtected'],
});

const confirm = endpoint({
  ...change,
  name: 'access.confirmUserByAdmin',
  action: 'confirm',
  summary: 'Confirm a colleague who cannot do it alone.',
  errors: ['VersionRequired', 'VersionStale'],
});

const resetMfa = endpoint({
  ...change,
  name: 'access.resetMfa',
  action: 'resetMfa',
  summary:
    'Take away the second factor of a colleague who lost it; the sessions end, and the owner is told. For an Admin it is asked for, and somebody else signs it off: the answer still has the factor then.',
  errors: ['VersionRequired', 'VersionStale', 'UserProtected', 'Blocked'],
});

/** An invitation that has been sent and not been taken up. */
const pendingInvite = object({
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

const invites = endpoint({
  name: 'access.invites',
  service: 'access',
  method: 'GET',
  path: '/invites',
  kind: 'json',
  access: 'userSettingsRead',
  summary: 'Invitations that nobody has taken up yet, the latest first.',
  response: listOf(pendingInvite),
  errors: [],
});

/** A group of the staff: what its members may do beyond their role. */
const groups = endpoint({
  name: 'access.groups',
  service: 'access',
  method: 'GET',
  path: '/groups',
  kind: 'json',
  access: ['userSettingsRead', 'userGroupsSettingsRead'],
  summary: 'The groups of the staff, by name.',
  response: listOf(
    object({
      _id: string().required(),
      name: string().required(),
      members: number().integer().min(0).required(),
    }),
  ),
  errors: [],
});

const createInvite = endpoint({
  name: 'access.createInvite',
  service: 'access',
  method: 'POST',
  path: '/invites',
  kind: 'json',
  access: 'userSettingsWrite',
  summary: 'Invite somebody; the link goes to the address, works once, for seven days.',
  body: object({
    email: address(),
    phone: phone(),
    role: role().required(),
    /** Groups of the staff that they belong to from the first day. */
    groupIds: array(string().uuid().required()).max(50),
  }),
  response: pendingInvite,
  errors: [],
});

const resendInvite = endpoint({
  name: 'access.resendInvite',
  service: 'access',
  method: 'POST',
  path: '/invites/{id}',
  flag: 'resend',
  kind: 'json',
  access: 'userSettingsWrite',
  summary: 'Send the invitation again with a new link; the one before stops working.',
  response: pendingInvite,
  errors: [],
});

const revokeInvite = endpoint({
  name: 'access.revokeInvite',
  service: 'access',
  method: 'DELETE',
  path: '/invites/{id}',
  kind: 'json',
  access: 'userSettingsWrite',
  summary: 'Take an invitation back: its link stops working.',
  response: object({}),
  errors: [],
});

/** The staff of a firm: who they are, who may come in, who is invited. */
export const users = {
  users: list,
  updateUser: update,
  enableUser: enable,
  confirmUserByAdmin: confirm,
  resetMfa,
  groups,
  invites,
  createInvite,
  resendInvite,
  revokeInvite,
} as const;
