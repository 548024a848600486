import { describe, expect, it } from 'vitest';
import { home, loginAddress, safeReturnTo } from './return-to.ts';

describe('the remembered address', () => {
  it('is a path of this site, with its query', () => {
    expect(safeReturnTo('/administration/registrations?page=2#x')).toBe(
      '/administration/registrations?page=2#x',
    );
  });

  it.each([
    null,
    '',
    'https://evil.example/administration',
    '//evil.example/administration',
    '/\\evil.example/administration',
    '/\t/evil.example/administration',
    'javascript:alert(1)',
    '/login',
    '/administration/../login',
    'administration',
  ])('is never %j', address => expect(safeReturnTo(address)).toBe(home));

  it('is left out of the sign-in address when it is home', () => {
    expect(loginAddress('/administration/dashboard')).toBe('/login');
    expect(loginAddress('/administration/registrations?page=2')).toBe(
      '/login?returnTo=%2Fadministration%2Fregistrations%3Fpage%3D2',
    );
  });
});
