import { firstName, lastName, middleName, username } from '@dossier/validators';
import { usernameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { array, object, string } from 'yup';
import { account } from './account.ts';
import { activity } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { factors } from './factors.ts';
import { ownFactors } from './own-factors.ts';
import { signingIn } from './signing-in.ts';
import { users } from './users.ts';

/** S1 §3: what the shell knows of whoever is signed in. */
export const currentUser = object({
  _id: string().required(),
  username: string().required(),
  /** Absent for a System Admin who has not chosen a firm yet. */
  tenantId: string().nullable().defined(),
  roles: array(string().required()).required(),
  mfaMethod: string().nullable().defined(),
  sub: string().required(),
  name: object({ full: string().required() }).required(),
  locale: string().nullable().defined(),
  /** When they said no to an authenticator app; null for never. */
  authenticatorDeclinedAt: string().nullable().defined(),
});

const forgot = endpoint({
  name: 'access.forgot',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'forgot',
  kind: 'json',
  access: 'public',
  summary: 'Ask for a code to reset a password with. The answer is the same whether the name exists or not.',
  body: object({
    userName: string().required().max(usernameLength.max),
  }),
  response: object({
    CodeDeliveryDetails: object({
      AttributeName: string().required(),
      DeliveryMedium: string().required(),
      /** Masked; it follows from the name that was sent, never from an address. */
      Destination: string().required(),
    }).required(),
  }),
  errors: ['AttemptLimitExceeded'],
});

const forgotConfirm = endpoint({
  name: 'access.forgotConfirm',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'forgotConfirm',
  kind: 'json',
  access: 'public',
  summary: 'Set a new password with the code that was sent. All sessions of the user end.',
  body: object({
    userName: string().required().max(usernameLength.max),
    verificationCode: string().required().max(usernameLength.max),
    newPassword: string().required(),
  }),
  response: object({}),
  errors: ['CodeMismatchException', 'InvalidPassword'],
});

const invite = endpoint({
  name: 'access.invite',
  service: 'access',
  method: 'GET',
  path: '/invites/{id}',
  kind: 'json',
  access: 'public',
  summary:
    'Whom an invitation is for. Whoever does not bring its secret (k) learns no more than that it is over.',
  query: object({ k: string() }),
  response: object({
    tenant_id: string().required(),
    email: string().required(),
    phone: string().nullable().defined(),
  }),
  errors: ['InviteNotFound', 'InviteExpired'],
});

const signUp = endpoint({
  name: 'access.signUp',
  service: 'access',
  method: 'POST',
  path: '/users',
  kind: 'json',
  access: 'public',
  summary: 'Take up an invitation, once. A temporary password goes to the address that was invited.',
  query: object({ k: string().required() }),
  body: object({
    invite_id: string().required(),
    username: string()
      .required()
      .test(...check(username)),
    firstName: string()
      .required()
      .test(...check(firstName)),
    lastName: string()
      .required()
      .test(...check(lastName)),
    middleName: string().test(...check(middleName)),
    /** The language of the page: letters are written in it. */
    locale: string<'en-US' | 'nl-NL' | 'fr-FR' | 'de-DE'>().oneOf(['en-US', 'nl-NL', 'fr-FR', 'de-DE']),
  }),
  response: object({}),
  errors: ['InviteNotFound', 'InviteExpired', 'UsernameTaken'],
});

const me = endpoint({
  name: 'access.me',
  service: 'access',
  method: 'GET',
  path: '/users/me',
  kind: 'json',
  access: 'signedIn',
  duringSetup: true,
  summary: 'Whoever is signed in.',
  response: currentUser,
  errors: [],
});

const permissionsCheck = endpoint({
  name: 'access.permissionsCheck',
  service: 'access',
  method: 'POST',
  path: '/users/permissionsCheck',
  readsOnly: true,
  kind: 'json',
  access: 'signedIn',
  summary:
    'Of the permissions asked about, the ones that are not allowed. Unknown names count as not allowed.',
  body: object({ permissions: array(string().required()).max(200).required() }),
  response: array(string().required()).required(),
  errors: [],
});

/** A colleague, as lists and pickers show one. */
export const colleague = object({
  _id: string().required(),
  username: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  profile: string().required(),
});

const activeUsers = endpoint({
  name: 'access.activeUsers',
  service: 'access',
  method: 'GET',
  path: '/users/active',
  kind: 'json',
  access: 'registrationRead',
  summary: 'The enabled staff of the firm: whom work can be assigned to.',
  response: listOf(colleague),
  errors: [],
});

const firms = endpoint({
  name: 'access.tenants',
  service: 'access',
  method: 'GET',
  path: '/tenants',
  kind: 'json',
  access: 'signedIn',
  summary: 'System Admin only: the firms to choose from. Anybody else gets 403.',
  response: listOf(object({ _id: string().required(), name: string().required() })),
  errors: [],
});

export const access = {
  ...signingIn,
  forgot,
  forgotConfirm,
  invite,
  signUp,
  me,
  permissionsCheck,
  activeUsers,
  tenants: firms,
  ...factors,
  ...account,
  ...activity,
  ...ownFactors,
  ...users,
} as const;
