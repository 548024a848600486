import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { inboxOf } from '../../testing/inbox.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { makeAdmin } from '../../testing/second-admin.ts';

interface Extensions {
  readonly version: number;
  readonly value: object;
}

onBothEngines('settings that a colleague changed', engine => {
  let platform: TestPlatform;
  let admin: string;
  let other: string;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    await makeAdmin(platform, 'meridian.agent');
    [admin = '', other = '', user = ''] = await Promise.all(
      ['admin', 'agent', 'user'].map(name => platform.signIn(`meridian.${name}`)),
    );
  });

  const path = '/api/main/tenants/meridian/settings?action=connections';
  async function change(threshold: number, token = admin) {
    const { version, value } = await platform.get<Extensions>(path, { token });
    const answer = await platform.ask(path, {
      method: 'PUT',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { value: { ...value, threshold }, reason: null },
    });
    expect([answer.status, await answer.text()]).toMatchObject([200, expect.anything()]);
  }
  const messages = (token: string) => inboxOf(platform, token, ['settingsChanged']);

  it('are told of, with their page, to those who may change it, and never to who did it', async () => {
    await change(20);
    expect(await messages(other)).toMatchObject([
      { settingsPage: 'connections', actor: 'Sanne de Wit', ask: 'know', messageDescription: '' },
    ]);
    expect(await messages(admin)).toEqual([]);
    expect(await messages(user)).toEqual([]);
  });

  it('are one message for each page, however often they change', async () => {
    await change(21);
    await change(22);
    expect(await messages(other)).toMatchObject([{ settingsPage: 'connections' }]);
    await change(23, other);
    expect(await messages(admin)).toMatchObject([{ settingsPage: 'connections' }]);
  });
});
