import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type FirstRead } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { demoPassword } from '../../seed/tenants.ts';

interface BootstrapAnswer {
  readonly accessToken: string | null;
  readonly answers: readonly unknown[];
}

onBothEngines('what a page begins with', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  async function cookieFor(userName: string): Promise<string> {
    const response = await platform.ask('/api/access/users?login', {
      method: 'POST',
      body: { userName, password: demoPassword },
    });
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  const ask = (cookie: string, reads: readonly FirstRead[], headers: Record<string, string> = {}) =>
    platform.ask('/api/access/users?bootstrap', {
      method: 'POST',
      headers: { cookie, 'x-requested-with': 'dossier', ...headers },
      body: { reads },
    });
  const bootstrapped = async (userName: string, reads: readonly FirstRead[]): Promise<BootstrapAnswer> =>
    (await ask(await cookieFor(userName), reads)).json() as Promise<BootstrapAnswer>;

  it('is answered as each read would be by itself', async () => {
    const permissions = ['registrationRead', 'flyToTheMoon'];
    const { list } = contract.registrations;
    const { accessToken, answers } = await bootstrapped('meridian.agent', [
      firstReadOf(contract.access.me, {}),
      firstReadOf(contract.tenants.settings, { params: { tenantId: 'meridian' } }),
      firstReadOf(list, { query: { sort: ['-updatedAt'], type: [], max: 5 } }),
      firstReadOf(contract.access.permissionsCheck, { body: { permissions } }),
      firstReadOf(contract.kyc.riskQualificationSettingGet, {}),
    ]);
    const token = accessToken ?? '';
    const { operation, document } = contract.kyc.riskQualificationSettingGet;
    expect(answers).toEqual([
      await platform.get('/api/access/users/me', { token }),
      await platform.get('/api/main/tenants/meridian/settings', { token }),
      await platform.get('/api/main/registrations?sort=-updatedAt&max=5', { token }),
      ['flyToTheMoon'],
      await platform.get('/api/parties/graphql', {
        method: 'POST',
        token,
        body: { operationName: operation, query: document, variables: {} },
      }),
    ]);
  });

  it('renews the session as a refresh does', async () => {
    const cookie = await cookieFor('meridian.admin');
    platform.clock.turn(60);
    const response = await ask(cookie, []);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-dossier_rt=.*HttpOnly; SameSite=Strict/);
    expect(response.headers.get('set-cookie')?.split(';')[0]).not.toBe(cookie);
  });

  it('is not answered without a session', async () => {
    const response = await ask('', [firstReadOf(contract.access.me, {})]);
    expect(await response.json()).toEqual({ accessToken: null, answers: [] });
  });

  it('is answered to our own pages only', async () => {
    const cookie = await cookieFor('meridian.admin');
    const refused = [
      await ask(cookie, [], { 'x-requested-with': 'other' }),
      await ask(cookie, [], { 'sec-fetch-site': 'cross-site' }),
      await ask(cookie, [], { origin: 'http://elsewhere.example' }),
    ];
    for (const response of refused) expect((await errorOf(response)).type).toBe('CallNotAllowed');
  });

  it('is no use of the session: it ends when no one does anything', async () => {
    const cookie = await cookieFor('meridian.user');
    platform.clock.turn(3_599);
    const response = await ask(cookie, [firstReadOf(contract.access.me, {})]);
    const next = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    platform.clock.turn(1);
    expect(await (await ask(next, [])).json()).toMatchObject({ accessToken: null });
  });

  describe('leaves out', () => {
    const decline = { name: 'access.declineAuthenticator', address: '/users/me/authenticator?decline' };
    it.each<readonly [string, string, FirstRead]>([
      ['what the person may not read', 'meridian.agent', { name: 'access.users', address: '/users' }],
      [
        'what another firm has',
        'meridian.admin',
        { name: 'tenants.settings', address: '/tenants/noordhaven/settings' },
      ],
      ['what changes something', 'meridian.admin', { ...decline, body: '{}' }],
      ['what signs somebody out', 'meridian.admin', { name: 'access.logout', address: '/users?logout' }],
      ['a stream', 'meridian.admin', { name: 'messages.stream', address: '/stream' }],
      ['what is not there', 'meridian.admin', { name: 'access.everything', address: '/users/me' }],
      ['an address of something else', 'meridian.admin', { name: 'access.me', address: '/users/active' }],
      ['an address of nothing', 'meridian.admin', { name: 'access.me', address: '//' }],
      [
        'a body that is none',
        'meridian.admin',
        { name: 'access.permissionsCheck', address: '/users/permissionsCheck', body: '{' },
      ],
      [
        'a query that is wrong',
        'meridian.admin',
        { name: 'registrations.list', address: '/registrations?max=many' },
      ],
    ])('%s', async (_, userName, read) => {
      const { accessToken, answers } = await bootstrapped(userName, [
        read,
        firstReadOf(contract.access.me, {}),
      ]);
      expect(answers).toEqual([null, expect.objectContaining({ username: userName })]);
      expect(await platform.get('/api/access/users/me', { token: accessToken ?? '' })).toBeTruthy();
    });

    it('another document than the contract’s, whatever the name', async () => {
      const body = JSON.stringify({
        query: 'mutation { bulkUpdateTenantMessage(ids: []) { id } }',
        variables: {},
      });
      const { answers } = await bootstrapped('meridian.admin', [
        { name: 'kyc.riskQualificationSettingGet', address: '/graphql', body },
      ]);
      expect(answers).toEqual([{ data: { riskQualificationSettingGet: expect.anything() as unknown } }]);
    });
  });
});
