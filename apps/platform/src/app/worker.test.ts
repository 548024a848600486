import { pino } from 'pino';
import { expect, it } from 'vitest';
import { platformTenant } from '../areas/access/service.ts';
import { onBothEngines } from '../testing/database.ts';
import { startTestPlatform } from '../testing/platform.ts';
import { refusingMail } from '../testing/refusing-mail.ts';
import { enqueue, type JobHandlers } from '../shared/jobs/jobs.ts';
import { doingOn } from '../testing/work.ts';
import { startWorker } from './worker.ts';

onBothEngines('the worker', engine => {
  it('logs an email that it gives up as an error, without what the mail server quotes', async () => {
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

  it('sends a code while sixty exports of another tenant are under way', async () => {
    const platform = await startTestPlatform(engine);
    const { services, database } = platform;
    const doing = doingOn(database, services.keys);
    const sent = Promise.withResolvers<void>();
    let exported = 0;
    const jobs: JobHandlers = {
      // None of them ends before the code has left: behind any of them it would wait for ever.
      exporting: { lane: 'exports', run: () => sent.promise.then(() => void exported++) },
      code: { lane: 'messages', run: () => Promise.resolve(sent.resolve()) },
    };
    for (let count = 0; count < 60; count++) await doing('meridian', work => enqueue(work, 'exporting', {}));
    await doing('noordhaven', work => enqueue(work, 'code', {}));
    const worker = startWorker({ services, jobs });
    await sent.promise;
    await worker.stop();
    expect(exported).toBeLessThan(60);
  });
});
