import { pino } from 'pino';
import { expect, it } from 'vitest';
import { platformTenant } from '../areas/access/service.ts';
import { onBothEngines } from '../testing/database.ts';
import { startTestPlatform } from '../testing/platform.ts';
import { refusingMail } from '../testing/refusing-mail.ts';
import { startWorker } from './worker.ts';

onBothEngines('the worker', engine => {
  it('logs a letter that it gives up as an error, without what the mail server quotes', async () => {
    const mail = refusingMail();
    mail.isAway = true;
    const platform = await startTestPlatform(engine, {}, { mail });
    const { services, jobs, database } = platform;
    await platform.ask('/api/access/users?forgot', { method: 'POST', body: { userName: 'meridian.user' } });
    await database.tenant(platformTenant, tx => tx.updateTable('jobs').set({ attempts: 4 }).execute());
    const lines: string[] = [];
    const log = pino({ base: null }, { write: line => void lines.push(line) });
    // It begins at once, and ends what it began.
    await startWorker({ services: { ...services, log }, jobs }).stop();
    expect(lines.map(line => JSON.parse(line) as object)).toEqual([
      {
        level: pino.levels.values['error'],
        time: expect.any(Number) as number,
        job: expect.any(String) as string,
        tenantId: platformTenant,
        kind: 'access.resetCode',
        error: 'Error EENVELOPE',
        msg: 'a job was given up',
      },
    ]);
  });
});
