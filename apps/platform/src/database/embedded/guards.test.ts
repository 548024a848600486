import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { startProgram } from '../../testing/child.ts';
import { cacheFolder, temporaryFolder } from '../../testing/folders.ts';
import { DatabaseBusy, openDatabase, QueryTimedOut, type Database } from '../index.ts';
import type { Engine } from '../engine.ts';
import { openEmbedded } from './engine.ts';
import { takeLock } from './lock.ts';
import { limits, maintain } from './maintenance.ts';
import { until } from '../../testing/until.ts';

const writer = join(import.meta.dirname, '../../testing/ledger-writer.ts');
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

describe('guard 3: one process', () => {
  it('refuses a second one with the process id of the first', async () => {
    using folder = temporaryFolder();
    const first = startProgram(writer, [folder.path, cacheFolder]);
    await first.line(line => line === 'open');
    const second = startProgram(writer, [folder.path, cacheFolder]);
    await second.line(line =>
      line.includes(`Process ${first.process.pid} already works with this data folder`),
    );
    expect(await second.ended).not.toBe(0);
    await first.kill();
    const third = startProgram(writer, [folder.path, cacheFolder]);
    await third.line(line => line === 'open');
    await third.kill();
  });

  const onLost = () => undefined;
  const take = (path: string) => takeLock(path, { onLost, heartbeat: 20 });
  const holderIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;

  it('takes over from a process whose id another one bears by now', () => {
    const path = join(folder.path, 'reused.lock');
    takeLock(path, { onLost });
    writeFileSync(path, JSON.stringify({ ...holderIn(path), startedAt: '1' }));
    expect(() => take(path).release()).not.toThrow();
  });

  it('takes over from a process that is gone', () => {
    const path = join(folder.path, 'gone.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    takeLock(path, { onLost });
    writeFileSync(path, JSON.stringify({ ...holderIn(path), pid }));
    expect(() => take(path).release()).not.toThrow();
  });

  it('refuses while another container gives signs of life, whatever its process number', async () => {
    const path = join(folder.path, 'container.lock');
    const other = takeLock(path, { onLost, heartbeat: 1_000 });
    // As it looks from the other one: the same file, a set of processes that cannot be seen from there.
    writeFileSync(path, JSON.stringify({ ...holderIn(path), namespace: 'another container', pid: 1 }));
    const attempt = () => takeLock(path, { onLost, heartbeat: 1_000 });
    expect(attempt).toThrow(/Process 1 already works with this data folder/);
    const before = new Date(Date.now() - 5_000);
    utimesSync(path, before, before);
    await until(() => expect(statSync(path).mtimeMs).toBeGreaterThan(before.getTime() + 1_000));
    expect(attempt).toThrow(/Process 1 already works with this data folder/);
    other.release();
  });

  it('takes over from a container that has fallen silent, which learns of it if it lives on', async () => {
    const path = join(folder.path, 'silent.lock');
    const lost = Promise.withResolvers<void>();
    takeLock(path, { onLost: () => lost.resolve(), heartbeat: 400 });
    writeFileSync(path, JSON.stringify({ ...holderIn(path), namespace: 'another container' }));
    utimesSync(path, new Date(0), new Date(0));
    const taken = take(path);
    await lost.promise;
    expect(holderIn(path)).toMatchObject({ pid: process.pid });
    taken.release();
  });
});

describe('with a database', () => {
  let database: Database;
  let engine: Engine;

  beforeAll(async () => {
    database = await openDatabase({
      kind: 'embedded',
      directory: folder.path,
      cache: cacheFolder,
      now: () => new Date(),
    });
    await database.close();
    engine = await openEmbedded({ directory: join(folder.path, 'database'), deadline: 500, queueLimit: 3 });
  });
  afterAll(() => engine.close());

  describe('guard 4: a query that runs away', () => {
    it('is stopped, and the next one is answered', async () => {
      const runaway = engine.transaction({ begin: 'begin' }, c =>
        c.query('select count(*) from generate_series(1, 100000000000)'),
      );
      await expect(runaway).rejects.toBeInstanceOf(QueryTimedOut);
      await engine.ping();
    });

    it('holds up no one on the main thread', async () => {
      let ticks = 0;
      const clock = setInterval(() => ticks++, 10);
      await engine
        .transaction({ begin: 'begin' }, c =>
          c.query('select count(*) from generate_series(1, 100000000000)'),
        )
        .catch(() => undefined);
      clearInterval(clock);
      expect(ticks).toBeGreaterThan(10);
    });

    it('ends a transaction that waits for something else', async () => {
      const stuck = engine.transaction(
        { begin: 'begin', deadline: 50 },
        () => new Promise<never>(() => undefined),
      );
      await expect(stuck).rejects.toBeInstanceOf(QueryTimedOut);
      await engine.ping();
    });

    it('turns away anyone who finds too long a queue', async () => {
      const { promise: gate, resolve: release } = Promise.withResolvers<void>();
      const first = engine.transaction({ begin: 'begin' }, () => gate);
      const queued = [engine.ping(), engine.ping(), engine.ping()];
      await expect(engine.ping()).rejects.toBeInstanceOf(DatabaseBusy);
      release();
      await Promise.all([first, ...queued]);
    });
  });

  it('does not commit what had failed, even when the error was swallowed', async () => {
    const half = engine.transaction({ begin: 'begin' }, async c => {
      await c.execute('create table half (id integer)');
      await c.query('select no_such_function()').catch(() => undefined);
      return 'done';
    });
    await expect(half).rejects.toThrow(/no_such_function/);
    const { rows } = await engine.transaction({ begin: 'begin' }, c =>
      c.query<{ t: null }>(`select to_regclass('half') t`),
    );
    expect(rows).toEqual([{ t: null }]);
  });

  it('refuses statements after the end of their transaction', async () => {
    const leaked = await engine.transaction({ begin: 'begin' }, c => Promise.resolve({ c }));
    await expect(leaked.c.query('select 1')).rejects.toThrow(/has ended/);
  });

  describe('guard 5: the log is kept short', () => {
    it('makes a checkpoint when enough was written, or enough time has passed', async () => {
      let time = new Date('2026-11-21T10:42:00Z').getTime();
      const maintenance = await maintain({ engine, now: () => new Date(time), onError: () => undefined });
      await engine.maintain('create table bulk as select generate_series(1, 20000) as id', 10_000);
      await maintenance.tick();
      expect((await maintenance.statistics()).wal).toBeGreaterThan(500_000);
      time += limits.checkpointInterval;
      await maintenance.tick();
      expect((await maintenance.statistics()).wal).toBeLessThan(100_000);
      maintenance.stop();
    });

    it('vacuums once a day', async () => {
      let time = Date.parse('2026-11-21T10:42:00Z');
      const maintenance = await maintain({ engine, now: () => new Date(time), onError: () => undefined });
      await engine.maintain('create table rows_to_lose as select generate_series(1, 5000) as id', 10_000);
      await engine.maintain('delete from rows_to_lose', 10_000);
      time += limits.vacuumInterval;
      await maintenance.tick();
      const { rows } = await engine.transaction({ begin: 'begin' }, c =>
        c.query<{ size: number }>(`select pg_relation_size('rows_to_lose') as size`),
      );
      expect(rows[0]?.size).toBe(0);
      maintenance.stop();
    });
  });
});

describe('guard 6: role and tenant in every transaction', () => {
  let database: Database;
  const folder = temporaryFolder();
  beforeAll(async () => {
    const now = () => new Date();
    database = await openDatabase({ kind: 'embedded', directory: folder.path, cache: cacheFolder, now });
  });
  afterAll(async () => {
    await database.close();
    folder[Symbol.dispose]();
  });

  it('sets both for each way in, and nothing outlives it', async () => {
    const who = sql<{ role: string; tenant: string | null }>`
      select current_user::text as role, current_tenant() as tenant`;
    const results = [
      await database.tenant('meridian', tx => who.execute(tx)),
      await database.unscoped(tx => who.execute(tx)),
      await database.read('lumen', tx => who.execute(tx)),
    ];
    expect(results.flatMap(({ rows }) => rows)).toEqual([
      { role: 'app_rw', tenant: 'meridian' },
      { role: 'app_rw', tenant: null },
      { role: 'app_rw', tenant: 'lumen' },
    ]);
  });

  it('takes nothing for a tenant that is not the id of one', () => {
    for (const id of [`x'; reset role; --`, 'UPPER', 'a b', '-a', 'é'])
      expect(() => database.tenant(id, () => Promise.resolve())).toThrow(/Not the id/);
  });

  it('refuses a second transaction inside the first', async () => {
    const nested = database.unscoped(() => database.unscoped(() => Promise.resolve()));
    await expect(nested).rejects.toThrow(/is open already/);
  });
});
