import { expect, it } from 'vitest';
import { folderOutbox } from '../../ports/mail/outbox.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform } from '../../testing/platform.ts';
import { createSystemAdmin, platformTenant } from './service.ts';

onBothEngines('a System Admin', engine => {
  it('is made by a command, and signs in with the password that was sent', async () => {
    const platform = await startTestPlatform(engine);
    const { services, clock } = platform;
    const admin = { address: 'sam@dossier.example', firstName: 'Sam', lastName: 'Systeem' };
    await inTenant(services, platformTenant, systemActor('command'), work => createSystemAdmin(work, admin));
    clock.turn(1);
    while (await runNextJob(services.database, platform.jobs, () => clock.now()));
    const letters = await folderOutbox(platform.config.outboxFolder, services).latest(50);
    expect(letters.map(({ to }) => to)).toContain(admin.address);
    const text = letters.find(({ to }) => to === admin.address)?.text ?? '';
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
});
