import { permissions as catalogue, type Permission, type Role } from '@dossier/api/contract';
import { describe, expect, it } from 'vitest';
import { grants, permissionsOf } from './permissions.ts';

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
