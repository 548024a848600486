import { aColleague, aGroup } from '@dossier/api/fixtures';
import { describe, expect, it } from 'vitest';
import { dutiesOf } from './duties.ts';

const accept = 'workflowOnboardingAcceptedWrite';
const sanne = aColleague({ _id: 'sanne', profile: 'ROLE_TENANT_ADMIN' });
const eva = aColleague({ _id: 'eva', profile: 'ROLE_TENANT_ADMIN' });
const malik = aColleague();

describe('separation of duties', () => {
  it('warns of the one person who could approve, and of none', () => {
    expect(dutiesOf([], [sanne, malik])).toEqual([
      { permission: accept, person: sanne },
      { permission: 'userGroupsSettingsWrite', person: sanne },
    ]);
    expect(dutiesOf([], [malik])).toEqual([
      { permission: accept, person: null },
      { permission: 'userGroupsSettingsWrite', person: null },
    ]);
  });

  it('is fine with two, whether by role or by a group', () => {
    expect(dutiesOf([], [sanne, eva])).toEqual([]);
    const group = aGroup({ grants: [{ permission: accept, mode: 'APPROVE' }], memberIds: ['malik'] });
    expect(dutiesOf([group], [sanne, malik]).map(({ permission }) => permission)).toEqual([
      'userGroupsSettingsWrite',
    ]);
  });
});
