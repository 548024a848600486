import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../shared/audit/audit.ts';
import { systemRandom } from '../../ports/random/random.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { doingOn } from '../../testing/work.ts';
import { forgetRows } from './rows.ts';

onBothEngines('rows that have served', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  const count = (table: string) =>
    platform.database.tenant('meridian', async tx => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(tx);
      return Number(rows[0]?.n);
    });

  it('go when no one asks for them any more', async () => {
    await platform.ask('/api/access/users?login', {
      method: 'POST',
      body: { userName: 'nobody.at.all', password: 'guessed' },
    });
    expect(await count('throttles')).toBeGreaterThan(0);
    const now = platform.clock.now();
    await platform.database.tenant('meridian', tx =>
      tx
        .insertInto('jobs')
        .values({
          id: systemRandom.uuid(),
          tenant_id: 'meridian',
          kind: 'test',
          payload: '{}',
          state: 'done',
          due_at: now,
          created_at: now,
          finished_at: now.toISOString(),
        })
        .execute(),
    );
    await forgetRows(platform.services);
    expect(await count('jobs')).toBeGreaterThan(0);
    platform.clock.turn(31 * 86_400);
    await forgetRows(platform.services);
    for (const table of ['throttles', 'jobs', 'reset_codes', 'challenges'])
      expect(await count(table)).toBe(0);
  });

  it('of the trail lose the address they came from after a year', async () => {
    const doing = doingOn(platform.database, platform.services.keys);
    const now = platform.clock.now();
    await doing(
      'meridian',
      work =>
        audit({ ...work, actor: { ...work.actor, ip: '192.0.2.7' } }, [
          { action: 'test.done', objectType: 'test', objectId: '1' },
        ]),
      now,
    );
    const addresses = () =>
      platform.database.read('meridian', tx =>
        tx.selectFrom('audit').select('ip').where('action', '=', 'test.done').execute(),
      );
    platform.clock.turn(300 * 86_400);
    await forgetRows(platform.services);
    expect(await addresses()).toEqual([{ ip: '192.0.2.7' }]);
    platform.clock.turn(66 * 86_400);
    await forgetRows(platform.services);
    expect(await addresses()).toEqual([{ ip: null }]);
  });
});
