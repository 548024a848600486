import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/index.ts';
import { serverEngine } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { postgresMissing } from '../testing/postgres.ts';

/** Ends every other connection to this database, as a failover or a restart of the server does. */
const cut = (tx: Transaction) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(tx);

describe.skipIf(postgresMissing !== null)('a server that ends connections', () => {
  let platform: TestPlatform;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(serverEngine());
    token = await platform.signIn('meridian.admin');
  });

  /** As the login that the platform comes in with, which may end its own connections. */
  const cutAll = () =>
    platform.database.unscoped(async tx => {
      await sql`reset role`.execute(tx);
      await cut(tx);
    });

  it('is told as a moment to wait, never as an error of ours, and never ends the process', async () => {
    const answers: Response[] = [];
    const read = async () => answers.push(await platform.ask('/api/main/registrations', { token }));
    for (let round = 0; round < 20; round++)
      await Promise.all([...Array.from({ length: 8 }, read), cutAll().catch(() => undefined)]);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([]);
    for (const answer of answers.filter(({ status }) => status === 503))
      expect(answer.headers.get('retry-after')).toBe('1');
    expect((await platform.ask('/api/main/registrations', { token })).status).toBe(200);
  });

  it('while a transaction waits for something else is told by its next statement', async () => {
    const waiting = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const pending = platform.database.tenant('meridian', async tx => {
      await sql`select 1`.execute(tx);
      waiting.resolve();
      await goOn.promise;
      await sql`select 1`.execute(tx);
    });
    const outcome = pending.then(
      () => null,
      (error: unknown) => error,
    );
    await waiting.promise;
    await cutAll();
    goOn.resolve();
    expect(await outcome).toMatchObject({ name: 'DatabaseError' });
    expect((await platform.ask('/ready')).status).toBe(200);
  });
});
