import { permissions, roles } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import { hindranceOf, type Requested } from './policy.ts';

const accept = permissions.code('workflowOnboardingAcceptedWrite');
const somebody = (userId: string, role: Parameters<typeof roles.code>[0], granted = [accept]) => ({
  userId,
  role: roles.code(role),
  permissions: new Set(granted),
});
const request: Requested = { policy: 'twoPersons', requestedBy: 'malik', editors: ['louise'] };

describe('four eyes', () => {
  it.each(roles.codes)('a %s never decides on their own request', role => {
    expect(hindranceOf(request, somebody('malik', role), accept)).toBe('ownRequest');
    expect(hindranceOf({ ...request, policy: 'twoPersonsSenior' }, somebody('malik', role), accept)).toBe(
      'ownRequest',
    );
  });

  it.each(roles.codes)('a %s never decides on data that they entered', role => {
    expect(hindranceOf(request, somebody('louise', role), accept)).toBe('ownData');
  });

  it('a second person with the permission decides', () => {
    expect(hindranceOf(request, somebody('sanne', 'ROLE_TENANT_USER'), accept)).toBeNull();
    expect(hindranceOf(request, somebody('sanne', 'ROLE_TENANT_USER', []), accept)).toBe('notPermitted');
  });

  it('where a senior person has to sign, that is an Admin', () => {
    const own = { ...request, policy: 'twoPersonsSenior' } as const;
    expect(hindranceOf(own, somebody('sanne', 'ROLE_TENANT_USER'), accept)).toBe('notSenior');
    expect(hindranceOf(own, somebody('sanne', 'ROLE_TENANT_ADMIN'), accept)).toBeNull();
    expect(hindranceOf(own, somebody('sam', 'ROLE_SYSTEM_ADMIN'), accept)).toBeNull();
  });
});
