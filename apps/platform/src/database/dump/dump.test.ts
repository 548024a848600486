import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { createPlatform } from '../../app/platform.ts';
import { embeddedEngine, onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { startTestPlatform } from '../../testing/platform.ts';
import { loadKeys } from '../../shared/keys/keys.ts';
import { verifyChain } from '../../shared/audit/verify.ts';
import { demoPassword } from '../../seed/tenants.ts';
import { openDatabase } from '../index.ts';
import { dumpDatabase } from './dump.ts';
import { restoreDatabase } from './restore.ts';
import { dumpedTables, leftOut } from './tables.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const about = { createdAt: '2026-11-21T10:42:00.000Z', version: 'test', keys: 'test' };
const releases = join(import.meta.dirname, '../../../releases');

describe('what a back-up holds', () => {
  it('is every table there is, but for what it says it leaves out', async () => {
    const database = await embeddedEngine().open();
    const { rows } = await database.unscoped(tx =>
      sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(tx),
    );
    expect(rows.map(row => row.name).toSorted()).toEqual([...dumpedTables, ...leftOut].toSorted());
  });
});

onBothEngines('a back-up', engine => {
  it('comes back into an empty database of this engine, whichever made it', async () => {
    const source = await startTestPlatform(embeddedEngine());
    const made = join(folder.path, engine.kind);
    const manifest = await dumpDatabase(source.database, made, about);
    const options = await engine.options();
    await restoreDatabase(options, made);
    const database = await openDatabase(options);
    const again = await dumpDatabase(database, join(folder.path, `${engine.kind}-again`), about);
    const { system: _, ...tenants } = manifest.tenants;
    expect(again.tenants).toMatchObject(tenants);
    await database.close();
  });

  it.each(readdirSync(releases))('of release %s migrates to today, and can be worked with', async release => {
    const options = await engine.options();
    await restoreDatabase(options, join(releases, release));
    const database = await openDatabase(options);
    const folder = temporaryFolder();
    const config = readConfig({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
    const keys = loadKeys({ keys: null, keysFile: join(releases, release, 'keys.json') });
    const { app } = await createPlatform(config, database, keys, () => true);
    const ask = async (path: string, token: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      return (await (await app.request(`http://localhost:4300/api/${path}`, request)).json()) as Record<
        string,
        unknown
      >;
    };
    const { accessToken } = await ask('access/users?login', '', {
      userName: 'meridian.admin',
      password: demoPassword,
    });
    expect(await ask('main/registrations', String(accessToken))).toMatchObject({ total: 44 });
    const parties = [{ naturalPerson: { lastName: 'Heden' } }];
    const created = await ask('main/registrations', String(accessToken), {
      type: 'INDIVIDUAL',
      channel: 'API',
      parties,
    });
    expect(created).toMatchObject({ name: 'Heden' });
    expect((await database.read('meridian', tx => verifyChain(tx, keys))).faults).toEqual([]);
    await database.close();
    folder[Symbol.dispose]();
  });
});
