import { permissions as catalogue, type Permission, type Role } from '../../permission.ts';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { grantText, parseGrant } from './grant-text.ts';
import { groupTemplateNames, groupTemplates } from './templates.ts';
import { grants, inPartOf, permissionsOf } from './grants.ts';

const names = catalogue.codes;
const roles: readonly Role[] = [
  'ROLE_SYSTEM_ADMIN',
  'ROLE_TENANT_ADMIN',
  'ROLE_TENANT_USER',
  'ROLE_TENANT_AGENT',
];

describe('what a role may do', () => {
  it('is said for every permission of the catalogue', () => {
    expect(Object.keys(grants).toSorted()).toEqual([...names].toSorted());
  });

  it.each([
    ['ROLE_TENANT_ADMIN', names.length - 2],
    ['ROLE_TENANT_USER', 13],
    ['ROLE_TENANT_AGENT', 3],
  ] as const)('%s has %i permissions without any group', (role, count) => {
    expect(permissionsOf(role, []).size).toBe(count);
  });

  it('leaves restricted notes to the compliance group, System Admin or not', () => {
    expect(permissionsOf('ROLE_SYSTEM_ADMIN', []).has('restrictedNotesRead')).toBe(false);
    expect(permissionsOf('ROLE_TENANT_ADMIN', ['restrictedNotesRead']).has('restrictedNotesRead')).toBe(true);
  });

  it('is never less with a group than without', () => {
    for (const role of roles) {
      const all = permissionsOf(role, names);
      expect([...permissionsOf(role, [])].filter(name => !all.has(name))).toEqual([]);
    }
  });

  it('never holds what the table forbids, whatever a group says', () => {
    for (const role of roles)
      for (const name of permissionsOf(role, names)) expect(grants[name][role]).not.toBe('never');
  });

  it('takes nothing from names that are not in the catalogue', () => {
    expect(permissionsOf('ROLE_TENANT_AGENT', ['everything', '__proto__', 'constructor'])).toEqual(
      permissionsOf('ROLE_TENANT_AGENT', []),
    );
  });

  it('holds the reading of whatever may be written', () => {
    const reads = roles.flatMap(role =>
      [...permissionsOf(role, names)]
        .map(name => name.replace(/Write$/, 'Read') as Permission)
        .filter(read => read in grants && !permissionsOf(role, names).has(read)),
    );
    expect(reads).toEqual([]);
    expect(
      permissionsOf('ROLE_TENANT_USER', ['notificationSettingsWrite']).has('notificationSettingsRead'),
    ).toBe(true);
  });
});

describe('a grant of a group', () => {
  const accept = 'workflowOnboardingAcceptedWrite';

  it.each(['VIEW', 'INITIATE', 'APPROVE', 'INITIATE_AND_APPROVE'] as const)(
    'is kept with its mode: %s',
    mode => {
      expect(parseGrant(grantText({ permission: accept, mode }))).toEqual({ permission: accept, mode });
    },
  );

  it('reads as before where it is whole', () => {
    expect(grantText({ permission: accept, mode: 'INITIATE_AND_APPROVE' })).toBe(accept);
    expect(parseGrant('everything')).toBeNull();
    expect(parseGrant(`${accept}:ALWAYS`)).toBeNull();
  });

  it.each([
    [[`${accept}:APPROVE`], true, true],
    [[`${accept}:INITIATE`], false, true],
    [[`${accept}:VIEW`], false, false],
    [[accept], true, false],
    // The two halves of two groups are the whole.
    [[`${accept}:APPROVE`, `${accept}:INITIATE`], true, false],
  ])('%j lets a User decide: %s, and only in part: %s', (granted, isDecider, isInPart) => {
    expect(permissionsOf('ROLE_TENANT_USER', granted).has(accept)).toBe(isDecider);
    expect(inPartOf('ROLE_TENANT_USER', granted).has(accept)).toBe(isInPart);
  });

  it('takes nothing from an Admin, who has both halves by role', () => {
    expect([...inPartOf('ROLE_TENANT_ADMIN', [`${accept}:APPROVE`])]).toEqual([]);
  });
});

describe('why someone may do something', () => {
  const group = (...permissions: Permission[]) => ({
    _id: 'g',
    name: 'Compliance',
    grants: permissions.map(permission => ({ permission, mode: 'INITIATE_AND_APPROVE' as const })),
  });

  it('is told source by source, and agrees with what the platform decides', () => {
    for (const role of roles)
      for (const name of names)
        for (const granting of [group(), group(name), group('notificationSettingsWrite', 'adminSettings')])
          expect(explain(name, role, [granting]).isAllowed).toBe(
            permissionsOf(role, granting.grants.map(grantText)).has(name),
          );
  });

  it('names the permission that brings another along', () => {
    const { sources } = explain('notificationSettingsRead', 'ROLE_TENANT_USER', [
      group('notificationSettingsWrite'),
    ]);
    expect(sources).toMatchObject([
      { group: null, isGiving: false },
      { group: { name: 'Compliance' }, isGiving: true, through: 'notificationSettingsWrite' },
    ]);
  });

  it('says where a role never has what a group gives', () => {
    const { isAllowed, sources } = explain('auditRead', 'ROLE_TENANT_AGENT', [group('auditRead')]);
    expect(isAllowed).toBe(false);
    expect(sources[1]).toMatchObject({ isGiving: false, isForbidden: true });
  });
});

describe('a group to begin with', () => {
  it.each(groupTemplateNames)('%s gives what a group can give', name => {
    for (const permission of groupTemplates[name])
      expect(Object.values(grants[permission]), permission).toContain('may');
  });
});
