import { describe, expect, it } from 'vitest';
import { decide, type Demands, type Visit } from './guards.ts';

const list: Demands = { area: 'administration', permission: 'registrationRead' };
const login: Demands = { area: 'public' };
const visit: Visit = {
  address: '/administration/registrations?page=2',
  session: 'signedIn',
  returnTo: '/administration/dashboard',
  tenantId: 'meridian',
  notAllowed: [],
};

describe('who gets to see a page', () => {
  it.each([
    ['waits until it is known whether there is a session', list, { session: 'unknown' }, { kind: 'wait' }],
    [
      'asks to sign in, and remembers the address',
      list,
      { session: 'signedOut' },
      { kind: 'redirect', to: '/login?returnTo=%2Fadministration%2Fregistrations%3Fpage%3D2' },
    ],
    ['opens sign-in for whoever has no session', login, { session: 'signedOut' }, { kind: 'open' }],
    [
      'leads on from sign-in with a session',
      login,
      { returnTo: '/administration/registrations' },
      { kind: 'redirect', to: '/administration/registrations' },
    ],
    [
      'asks a System Admin for a firm first',
      list,
      { tenantId: null },
      { kind: 'redirect', to: '/administration/choose-tenant' },
    ],
    ['waits for the permissions', list, { notAllowed: null }, { kind: 'wait' }],
    [
      'names the permission that is missing',
      list,
      { notAllowed: ['registrationRead'] },
      { kind: 'refuse', permission: 'registrationRead' },
    ],
    ['opens the page when nothing is missing', list, {}, { kind: 'open' }],
  ] as const)('%s', (_, demands, own, decision) => {
    expect(decide(demands, { ...visit, ...own })).toEqual(decision);
  });
});
