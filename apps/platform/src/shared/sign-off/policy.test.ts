import { permissions, roles } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import type { Influence } from './influence.ts';
import { hindranceOf, type Requested } from './policy.ts';

const accept = permissions.code('workflowOnboardingAcceptedWrite');
const somebody = (userId: string, role: Parameters<typeof roles.code>[0], granted = [accept]) => ({
  userId,
  role: roles.code(role),
  permissions: new Set(granted),
});
const none: Influence = new Map();
const request: Requested = {
  policy: 'twoPersons',
  subjectId: 'client',
  requestedBy: 'malik',
  editors: ['louise'],
};

describe('four eyes', () => {
  it.each(roles.codes)('a %s never decides on their own request', role => {
    expect(hindranceOf(request, somebody('malik', role), accept, none)).toBe('ownRequest');
    expect(
      hindranceOf({ ...request, policy: 'twoPersonsSenior' }, somebody('malik', role), accept, none),
    ).toBe('ownRequest');
  });

  it.each(roles.codes)('a %s never decides on data that they entered', role => {
    expect(hindranceOf(request, somebody('louise', role), accept, none)).toBe('ownData');
  });

  it('a second person with the permission decides', () => {
    expect(hindranceOf(request, somebody('sanne', 'ROLE_TENANT_USER'), accept, none)).toBeNull();
    expect(hindranceOf(request, somebody('sanne', 'ROLE_TENANT_USER', []), accept, none)).toBe(
      'notPermitted',
    );
  });

  it('where a senior person has to sign, that is an Admin', () => {
    const seniorRequest = { ...request, policy: 'twoPersonsSenior' } as const;
    expect(hindranceOf(seniorRequest, somebody('sanne', 'ROLE_TENANT_USER'), accept, none)).toBe('notSenior');
    expect(hindranceOf(seniorRequest, somebody('sanne', 'ROLE_TENANT_ADMIN'), accept, none)).toBeNull();
    expect(hindranceOf(seniorRequest, somebody('sam', 'ROLE_SYSTEM_ADMIN'), accept, none)).toBeNull();
  });

  it.each<readonly [string, Influence]>([
    ['changed how the author signs in', new Map([['malik', new Set(['sanne'])]])],
    ['had that changed by the author', new Map([['sanne', new Set(['malik'])]])],
    [
      'and the author had it changed by one person',
      new Map([
        ['sanne', new Set(['x'])],
        ['malik', new Set(['x'])],
      ]),
    ],
    ['changed how an editor signs in', new Map([['louise', new Set(['sanne'])]])],
  ])('no one decides who lately %s', (_, influence) => {
    const sanne = somebody('sanne', 'ROLE_TENANT_ADMIN');
    expect(hindranceOf(request, sanne, accept, influence)).toBe('recentChange');
  });
});
