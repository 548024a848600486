import { aCurrentUser, aTenantSettings, fixedNow } from '@dossier/api/fixtures';
import { describe, expect, it } from 'vitest';
import { productPages } from '../../shared/settings-sections.ts';
import { aliases, routes } from '../routes.ts';
import { isSigningBuilt, signingSettings, startUpNotices } from './start-up.ts';

const now = new Date(fixedNow);
const signing = (noticeDeadline: string | null, ...usernames: (string | null)[]) =>
  aTenantSettings({
    signing: {
      noticeDeadline,
      assetManagerCoSign: { coSigners: usernames.map((username, id) => ({ id: `c${id}`, username })) },
    },
  });

describe('what is told at the start', () => {
  it.each([
    ['2026-12-21', 30],
    ['2026-11-22', 1],
    ['2026-11-21', 0],
  ])('counts the days until %s', (deadline, days) => {
    expect(startUpNotices(signing(deadline), aCurrentUser(), now)).toEqual([{ kind: 'signing', days }]);
  });

  it.each([['2026-12-22'], ['2026-11-20'], [null]])('says nothing of %s', deadline => {
    expect(startUpNotices(signing(deadline), aCurrentUser(), now)).toEqual([]);
  });

  it('names a co-signer without a user', () => {
    expect(startUpNotices(signing(null, 'sanne', null), aCurrentUser(), now)).toEqual([{ kind: 'coSigner' }]);
    expect(startUpNotices(signing(null, 'sanne'), aCurrentUser(), now)).toEqual([]);
  });

  it('is for an Admin', () => {
    const user = aCurrentUser({ roles: ['ROLE_TENANT_USER'] });
    expect(startUpNotices(signing('2026-12-01', null), user, now)).toEqual([]);
  });

  it('is told only where the page of signing is built, whatever else stands at its address', () => {
    const [target = ''] = aliases[signingSettings]?.split('#') ?? [];
    expect(routes.some(({ path }) => path === target)).toBe(true);
    expect(isSigningBuilt).toBe(productPages.includes('signing'));
  });
});
