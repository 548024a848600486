import { array, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';

/** S1 §3: what the shell knows of whoever is signed in. */
const currentUser = object({
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
  body: object({ permissions: array(string().max(100).required()).max(200).required() }),
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
  summary: 'The staff of the firm whom work can be assigned to: enabled, confirmed, no clients.',
  response: listOf(colleague),
  errors: [],
});

const tenants = endpoint({
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

/** What every page behind signing in asks for. */
export const signedIn = { me, permissionsCheck, activeUsers, tenants: tenants } as const;
