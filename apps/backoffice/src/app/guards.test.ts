import { describe, expect, it } from 'vitest';
import { decide, type Decision, type Demands, type Visit } from './guards.ts';

const list: Demands = { area: 'administration', permission: 'registrationRead' };
const admin: Demands = { area: 'administration', isForAdmins: true };
const clients: Demands = { area: 'administration', feature: 'clientFile', permission: 'clientFileRead' };
const access: Demands = { area: 'administration', anyOf: ['userSettingsRead', 'userGroupsSettingsRead'] };
const section: Demands = {
  area: 'administration',
  anyOf: ['settingsWorkflowsRead'],
  instead: [
    { href: '/administration/settings/general', anyOf: ['settingsGeneralRead'] },
    { href: '/administration/settings/access', anyOf: ['userSettingsRead'] },
  ],
};
const login: Demands = { area: 'public' };
const setup: Demands = { area: 'setup' };
const visit: Visit = {
  isBrowserSupported: true,
  address: '/administration/registrations?page=2',
  session: 'signedIn',
  returnTo: '/administration/dashboard',
  tenantId: 'meridian',
  user: { roles: ['ROLE_TENANT_USER'], mfaMethod: null },
  settings: { allowedMfaMethods: [], features: ['clientFile'], registrationTypes: ['INDIVIDUAL'] },
  notAllowed: [],
};
const demanding = { features: [], registrationTypes: [], allowedMfaMethods: ['SOFTWARE'] };
const systemAdmin = (mfaMethod: string | null) => ({ roles: ['ROLE_SYSTEM_ADMIN'], mfaMethod });
const to = (address: string): Decision => ({ kind: 'redirect', to: address });

type Row = readonly [title: string, demands: Demands, changes: Partial<Visit>, decision: Decision];

describe('who gets to see a page', () => {
  it.each([
    [
      'blocks the public pages in a browser that is not supported',
      login,
      { isBrowserSupported: false, session: 'signedOut' },
      { kind: 'unsupported' },
    ],
    ['waits until it is known whether there is a session', list, { session: 'unknown' }, { kind: 'wait' }],
    [
      'asks to sign in, and remembers the address',
      list,
      { session: 'signedOut' },
      to('/login?returnTo=%2Fadministration%2Fregistrations%3Fpage%3D2'),
    ],
    [
      'forgets the address of whoever has logged out: somebody else may sit there next',
      list,
      { session: 'signedOut', hasLeft: true },
      to('/login'),
    ],
    ['opens sign-in for whoever has no session', login, { session: 'signedOut' }, { kind: 'open' }],
    [
      'leads on from sign-in with a session',
      login,
      { returnTo: '/administration/registrations' },
      to('/administration/registrations'),
    ],
    ['waits for the user', list, { user: 'loading' }, { kind: 'wait' }],
    ['signs out a user whom the platform does not know', list, { user: 'refused' }, { kind: 'leave' }],
    [
      'signs out whoever is none of the staff',
      list,
      { user: { roles: ['ROLE_CLIENT'], mfaMethod: null } },
      { kind: 'leave' },
    ],
    [
      'asks a System Admin for a firm first',
      list,
      { tenantId: null, settings: null, user: systemAdmin('SOFTWARE') },
      to('/administration/choose-tenant'),
    ],
    [
      'lets a System Admin choose one',
      { area: 'administration' },
      {
        tenantId: null,
        settings: null,
        user: systemAdmin('SOFTWARE'),
        address: '/administration/choose-tenant',
      },
      { kind: 'open' },
    ],
    [
      'leads a System Admin to the second factor before a firm',
      list,
      { tenantId: null, settings: null, user: systemAdmin(null) },
      to('/mfa-setup?returnTo=%2Fadministration%2Fregistrations%3Fpage%3D2'),
    ],
    [
      'opens the set-up to a System Admin, whatever the firm demands',
      setup,
      { address: '/mfa-setup', user: systemAdmin('SMS') },
      { kind: 'open' },
    ],
    [
      'leads a System Admin with an app on from the set-up',
      setup,
      { address: '/mfa-setup', tenantId: null, settings: null, user: systemAdmin('SOFTWARE') },
      to('/administration/dashboard'),
    ],
    [
      'leaves the set-up open that has been completed there: codes are to be read',
      setup,
      { address: '/mfa-setup', isOpen: true },
      { kind: 'open' },
    ],
    ['waits for the settings of the firm', list, { settings: null }, { kind: 'wait' }],
    [
      'leads to the second factor that the firm demands, and remembers the address',
      list,
      { settings: demanding },
      to('/mfa-setup?returnTo=%2Fadministration%2Fregistrations%3Fpage%3D2'),
    ],
    [
      'is content with a factor on the list',
      list,
      { settings: demanding, user: { roles: ['ROLE_TENANT_USER'], mfaMethod: 'SOFTWARE' } },
      { kind: 'open' },
    ],
    [
      'is not content with another',
      list,
      { settings: demanding, user: { roles: ['ROLE_TENANT_USER'], mfaMethod: 'SMS' } },
      to('/mfa-setup?returnTo=%2Fadministration%2Fregistrations%3Fpage%3D2'),
    ],
    [
      'opens the set-up to whoever needs it',
      setup,
      { settings: demanding, address: '/mfa-setup' },
      { kind: 'open' },
    ],
    [
      'leads home from the set-up whoever does not',
      setup,
      { address: '/mfa-setup' },
      to('/administration/dashboard'),
    ],
    [
      'asks to sign in before the set-up',
      setup,
      { session: 'signedOut', returnTo: '/administration/registrations' },
      to('/login?returnTo=%2Fadministration%2Fregistrations'),
    ],
    ['leads a User from a page for Admins to the default page', admin, {}, to('/administration/dashboard')],
    [
      'opens it to an Admin',
      admin,
      { user: { roles: ['ROLE_TENANT_ADMIN'], mfaMethod: null } },
      { kind: 'open' },
    ],
    ['opens it to a System Admin', admin, { user: systemAdmin('SOFTWARE') }, { kind: 'open' }],
    [
      'leads away from a feature that is off, before it looks at permissions',
      clients,
      {
        settings: { allowedMfaMethods: [], features: [], registrationTypes: [] },
        notAllowed: ['clientFileRead'],
      },
      { kind: 'redirect', to: '/', isOff: true },
    ],
    ['waits for the permissions', list, { notAllowed: null }, { kind: 'wait' }],
    [
      'names the permission that is missing',
      list,
      { notAllowed: ['registrationRead'] },
      { kind: 'refuse', permission: 'registrationRead' },
    ],
    ['is content with one of several', access, { notAllowed: ['userSettingsRead'] }, { kind: 'open' }],
    [
      'names the first of several when all are missing',
      access,
      { notAllowed: ['userSettingsRead', 'userGroupsSettingsRead'] },
      { kind: 'refuse', permission: 'userSettingsRead' },
    ],
    [
      'asks for one permission and one of several, where both are named',
      { ...access, permission: 'clientFileRead' },
      { notAllowed: ['clientFileRead'] },
      { kind: 'refuse', permission: 'clientFileRead' },
    ],
    [
      'leads away from a type of registration that the firm does not take',
      { ...clients, registrationType: 'BUSINESS' },
      {},
      { kind: 'redirect', to: '/', isOff: true },
    ],
    [
      'opens what a type of registration opens',
      { ...clients, registrationType: 'INDIVIDUAL' },
      {},
      { kind: 'open' },
    ],
    [
      'leads from a refused section to the first that opens',
      section,
      { notAllowed: ['settingsWorkflowsRead', 'settingsGeneralRead'] },
      to('/administration/settings/access'),
    ],
    [
      'refuses a section where none opens',
      section,
      { notAllowed: ['settingsWorkflowsRead', 'settingsGeneralRead', 'userSettingsRead'] },
      { kind: 'refuse', permission: 'settingsWorkflowsRead' },
    ],
    [
      'opens to an Admin what asks others for a permission',
      { ...clients, isOpenToAdmins: true },
      { user: { roles: ['ROLE_TENANT_ADMIN'], mfaMethod: null }, notAllowed: ['clientFileRead'] },
      { kind: 'open' },
    ],
    [
      'asks a User for the permission there',
      { ...clients, isOpenToAdmins: true },
      { notAllowed: ['clientFileRead'] },
      { kind: 'refuse', permission: 'clientFileRead' },
    ],
    ['opens the page when nothing is missing', list, {}, { kind: 'open' }],
  ] satisfies Row[])('%s', (_, demands, changes, decision) => {
    expect(decide(demands, { ...visit, ...changes })).toEqual(decision);
  });

  it('takes the first failure, in the order of the decision', () => {
    const everythingFails: Visit = {
      ...visit,
      session: 'signedOut',
      user: 'refused',
      settings: demanding,
      notAllowed: ['registrationRead'],
    };
    expect(decide(list, everythingFails)).toMatchObject({ kind: 'redirect' });
    expect(decide(list, { ...everythingFails, session: 'signedIn' })).toEqual({ kind: 'leave' });
  });
});
