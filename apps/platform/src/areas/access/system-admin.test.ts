import { expect, it } from 'vitest';
import { folderOutbox } from '../../ports/mail/outbox.ts';
import { demoPassword } from '../../seed/tenants.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { appCodeAt } from '../../testing/authenticator.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform } from '../../testing/platform.ts';
import { createSystemAdmin, platformTenant } from './service.ts';

onBothEngines('a System Admin', engine => {
  it('is made by a command, and signs in with the password that was sent', async () => {
    const platform = await startTestPlatform(engine);
    const { services, clock } = platform;
    const admin = { address: 'sam@dossier.example', firstName: 'Sam', lastName: 'Systeem' };
    await inTenant(services, platformTenant, systemActor('command'), work => createSystemAdmin(work, admin));
    clock.turn(1);
    while (await runNextJob(services.database, platform.jobs, () => clock.now()));
    const emails = await folderOutbox(platform.config.outboxFolder, services).latest(50);
    expect(emails.map(({ to }) => to)).toContain(admin.address);
    const text = emails.find(({ to }) => to === admin.address)?.text ?? '';
    const password = /^ {4}(\S{16})$/m.exec(text)?.[1] ?? '';
    const { accessToken } = await platform.get<{ accessToken: string }>('/api/access/users?login', {
      method: 'POST',
      body: { userName: admin.address, password, newPassword: 'A-fresh-Start-2027' },
    });
    expect(await platform.get('/api/access/users/me', { token: accessToken })).toMatchObject({
      roles: ['ROLE_SYSTEM_ADMIN'],
      tenantId: null,
    });
  });

  it('sets up an authenticator app before anything else, and cannot do without one', async () => {
    const platform = await startTestPlatform(engine);
    const post = (flag: string, body: object, token?: string) =>
      platform.ask(`/api/access/users?${flag}`, { method: 'POST', body, ...(token && { token }) });
    const login = { userName: 'system.admin', password: demoPassword };
    const entered = await post('login', login);
    const { accessToken: token } = (await entered.json()) as { accessToken: string };
    const choice = { tenantId: 'meridian' };
    const refused = await Promise.all([
      platform.ask('/api/access/tenants', { token }),
      post('chooseTenant', choice, token),
    ]);
    for (const response of refused)
      expect(await errorOf(response)).toMatchObject({ type: 'MfaSetupRequired' });
    const prefer = (value: string) => post('setMfaPreference', { value, password: null }, token);
    expect(await errorOf(await prefer('none'))).toMatchObject({ type: 'MfaMethodNotAllowed' });

    const associated = await post('associateMfa', { password: null }, token);
    const { SecretCode: secret } = (await associated.json()) as { SecretCode: string };
    await post('verifyMfa', { code: appCodeAt(secret, platform.clock.now()) }, token);
    expect((await prefer('software')).status).toBe(200);
    platform.clock.turn(1);
    expect((await post('chooseTenant', choice, token)).status).toBe(200);
    expect(await errorOf(await prefer('none'))).toMatchObject({ type: 'MfaMethodNotAllowed' });
    expect(await (await post('login', login)).json()).toMatchObject({ mfaType: 'SOFTWARE' });
  });
});
