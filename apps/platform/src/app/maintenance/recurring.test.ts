import { beforeAll, expect, it } from 'vitest';
import { platformTenant } from '../../areas/access/service.ts';
import { readHeartbeats } from '../../shared/job-runs/job-runs.ts';
import { withLease } from '../../shared/leases/leases.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { runRecurring, type RecurringJob } from './recurring.ts';

onBothEngines('what the platform does by itself', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const hour = 3_600;
  const job = (fields: Partial<RecurringJob>): RecurringJob => ({
    name: 'files',
    every: 600_000,
    per: 'platform',
    run: () => Promise.resolve({}),
    ...fields,
  });
  const heartbeat = async (tenantId: string, name: string) => {
    const expected = [{ job: name, maxAge: 26 * hour }];
    const [beat] = await platform.database.read(tenantId, tx =>
      readHeartbeats(tx, expected, platform.clock.now()),
    );
    return beat;
  };
  const figure = async (name: string) => {
    const text = await (await platform.ask('/metrics')).text();
    return Number(new RegExp(`^dossier_recurring_job_${name} (.+)$`, 'm').exec(text)?.[1]);
  };

  it('runs once a day from its hour on, however often and wherever it is started', async () => {
    let runs = 0;
    const daily = job({
      dailyFrom: 2,
      run: () => {
        runs++;
        return Promise.resolve({ checked: runs });
      },
    });
    await runRecurring(platform.services, daily);
    await runRecurring(platform.services, daily);
    expect(runs).toBe(1);
    // Past midnight, but before its hour: 01:42, then 02:42.
    platform.clock.turn(15 * hour);
    await runRecurring(platform.services, daily);
    expect(runs).toBe(1);
    platform.clock.turn(hour);
    await runRecurring(platform.services, daily);
    expect(runs).toBe(2);
    expect(await heartbeat(platformTenant, 'files')).toMatchObject({ counts: { checked: 2 }, state: 'ok' });
    await runRecurring(platform.services, daily, { isForced: true });
    expect(runs).toBe(3);
  });

  it('fails for one tenant and goes on for the others', async () => {
    const perTenant = job({
      name: 'send-back',
      per: 'tenant',
      run: tenantId =>
        tenantId === 'meridian'
          ? Promise.reject(new Error('Out of order'))
          : Promise.resolve({ sentBack: 1 }),
    });
    await runRecurring(platform.services, perTenant);
    expect(await heartbeat('meridian', 'send-back')).toMatchObject({ error: 'Error: Out of order' });
    expect(await heartbeat('noordhaven', 'send-back')).toMatchObject({
      counts: { sentBack: 1 },
      error: null,
    });
    expect(await heartbeat(platformTenant, 'send-back')).toMatchObject({ startedAt: null });
    expect(await figure('failed\\{job="send-back"\\}')).toBe(1);
  });

  it('is not done while another process does it', async () => {
    const before = await heartbeat(platformTenant, 'files');
    platform.clock.turn(60);
    await withLease(platform.services, 'files', () =>
      runRecurring(platform.services, job({ run: () => Promise.reject(new Error('Twice at once')) })),
    );
    expect(await heartbeat(platformTenant, 'files')).toEqual(before);
  });

  it('is seen in the figures when it has stopped', async () => {
    await runRecurring(platform.services, job({}));
    expect(await figure('stopped\\{job="files"\\}')).toBe(0);
    expect(await figure('last_success_seconds\\{job="files"\\}')).toBe(
      platform.clock.now().getTime() / 1_000,
    );
    platform.clock.turn(27 * hour);
    expect(await figure('stopped\\{job="files"\\}')).toBe(1);
  });
});
