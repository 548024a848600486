import { permissions, roles } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import type { Influence } from './influence.ts';
import { hindranceOf, type DecisionContext, type Requested } from './policy.ts';

const accept = permissions.code('workflowOnboardingAcceptedWrite');
const somebody = (userId: string, role: Parameters<typeof roles.code>[0], granted = [accept]) => ({
  userId,
  role: roles.code(role),
  permissions: new Set(granted),
});
const now = new Date('2026-11-23T10:00:00Z');
const withInfluence = (influence: Influence): DecisionContext => ({ influence, aloneDecider: null, now });
const none = withInfluence(new Map());
const request: Requested = {
  policy: 'twoPersons',
  subjectId: 'client',
  requestedBy: 'malik',
  editors: ['louise'],
  aloneFrom: null,
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
    expect(hindranceOf(request, sanne, accept, withInfluence(influence))).toBe('recentChange');
  });

  describe('where one person decides alone', () => {
    const waited: Requested = { ...request, editors: ['malik'], aloneFrom: now.toISOString() };
    const malik = somebody('malik', 'ROLE_TENANT_ADMIN');
    const context: DecisionContext = { ...none, aloneDecider: 'malik' };

    it('that person decides on their own request, once it has waited', () => {
      expect(hindranceOf(waited, malik, accept, context)).toBeNull();
      const before = new Date(now.getTime() - 1);
      expect(hindranceOf(waited, malik, accept, { ...context, now: before })).toBe('waitsAlone');
    });

    it.each<readonly [string, Requested, DecisionContext]>([
      ['where the request was made before', { ...waited, aloneFrom: null }, context],
      ['where somebody else could decide by now', waited, none],
      ['on what somebody else asked for', { ...waited, requestedBy: 'louise' }, context],
    ])('but not %s', (_, requested, atDecision) => {
      expect(hindranceOf(requested, malik, accept, atDecision)).toMatch(/^own/);
    });

    it('but not while somebody else has lately changed how they sign in', () => {
      const influence: Influence = new Map([['malik', new Set(['sam'])]]);
      expect(hindranceOf(waited, malik, accept, { ...context, influence })).toBe('recentChange');
    });

    it('and without the permission or the role that it takes, not either', () => {
      const senior = { ...waited, policy: 'twoPersonsSenior' } as const;
      expect(hindranceOf(senior, somebody('malik', 'ROLE_TENANT_USER'), accept, context)).toBe('notSenior');
      expect(hindranceOf(waited, somebody('malik', 'ROLE_TENANT_USER', []), accept, context)).toBe(
        'notPermitted',
      );
    });
  });
});
