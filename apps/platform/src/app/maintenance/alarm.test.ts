import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { recordRun } from '../../shared/job-runs/job-runs.ts';
import { alarming } from './alarm.ts';

onBothEngines('the alarm about jobs that are silent', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const hour = 3_600;
  const check = () => alarming(platform.services).run('');
  const succeed = () =>
    recordRun(platform.services, { tenantId: 'meridian', job: 'send-back' }, () => Promise.resolve({}));
  const messages = () =>
    platform.database.read('meridian', tx =>
      tx
        .selectFrom('tenant_messages as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['m.closed_at', 'm.message_type', 'u.role'])
        .where('m.job', '=', 'send-back')
        .orderBy('m.created_at')
        .execute(),
    );

  it('tells Admins once of each silence of more than 26 hours, and closes when the job succeeds', async () => {
    await succeed();
    platform.clock.turn(26 * hour);
    await check();
    expect(await messages()).toEqual([]);
    platform.clock.turn(1);
    await check();
    const first = await messages();
    expect(first.length).toBeGreaterThan(0);
    for (const message of first)
      expect(message).toEqual({ closed_at: null, message_type: 'systemNotice', role: 'ROLE_TENANT_ADMIN' });

    // A reader is not told again of the same silence.
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('tenant_messages')
        .set({ message_status: 'Read' })
        .where('job', '=', 'send-back')
        .execute(),
    );
    platform.clock.turn(hour);
    await check();
    expect(await messages()).toHaveLength(first.length);
    const unread = await platform.database.read('meridian', tx =>
      tx
        .selectFrom('tenant_messages')
        .select('id')
        .where('job', '=', 'send-back')
        .where('message_status', '=', 'Unread')
        .execute(),
    );
    expect(unread).toEqual([]);

    await succeed();
    await check();
    expect((await messages()).every(({ closed_at: at }) => at !== null)).toBe(true);
    platform.clock.turn(27 * hour);
    await check();
    expect(await messages()).toHaveLength(2 * first.length);
  });
});
