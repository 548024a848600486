import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { makeWhole } from '../embedded/durable-files.ts';
import { openEmbedded } from '../embedded/engine.ts';
import { takeLock } from '../embedded/lock.ts';
import { deadlines, type Engine } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import type { DatabaseOptions, EmbeddedDatabaseOptions, ServerDatabaseOptions } from '../index.ts';
import { loginOf, migrate, readMigrations } from '../migrate.ts';
import { scopesOver, type Scopes } from '../scope.ts';
import { dataFile, manifestFile, readTable, summarise, type Chunk, type Manifest } from './dump.ts';
import { columnsOf, type DumpedTable } from './tables.ts';
import { applyTombstones, loadTombstones, type Tombstone } from './tombstones.ts';

export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest;
  if (manifest.format !== 1)
    throw new DatabaseUnavailable(`${folder} is not a back-up that this release reads.`);
  return manifest;
}

/**
 * Puts a back-up into an empty database: first the tables as they were when it was made, then the rows, then the
 * migrations since. Every table is compared with the manifest before it counts as restored; what was erased after the
 * back-up was made is erased again.
 * @throws {DatabaseUnavailable} when there is a database already, or the back-up is damaged or newer than this release.
 */
export async function restoreDatabase(
  options: DatabaseOptions,
  folder: string,
  tombstones: readonly Tombstone[] = [],
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const last = manifest.migrations.at(-1) ?? '';
  if (!readMigrations().some(({ name }) => name === last))
    throw new DatabaseUnavailable(`The back-up in ${folder} was made by a later release.`);
  const source = { folder, manifest, tombstones };
  await (options.kind === 'embedded' ? intoEmbedded(options, source) : intoServer(options, source));
  return manifest;
}

interface Source {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly tombstones: readonly Tombstone[];
}

async function intoEmbedded(options: EmbeddedDatabaseOptions, source: Source): Promise<void> {
  const directory = join(options.directory, 'database');
  if (existsSync(directory))
    throw new DatabaseUnavailable(
      `${directory} exists already. Move it away first: a restore never overwrites.`,
    );
  const lock = takeLock(`${directory}.lock`, { onLost: () => process.exit(1) });
  try {
    await makeWhole(directory, async draft => {
      const engine = await openEmbedded({ directory: draft });
      try {
        await fill(engine, engine, source);
        await engine.maintain('vacuum (analyze)');
      } finally {
        await engine.close();
      }
    });
  } finally {
    lock.release();
  }
}

async function intoServer(options: ServerDatabaseOptions, source: Source): Promise<void> {
  if (!options.migrationUrl)
    throw new DatabaseUnavailable('DATABASE_MIGRATION_URL is needed to make the tables.');
  const { openServer } = await import('../server/engine.ts');
  const owner = openServer({ url: options.migrationUrl, poolSize: 1 });
  const web = openServer({ url: options.url, poolSize: 1 });
  try {
    const { rows } = await owner.transaction({ begin: 'begin' }, c =>
      c.query(`select to_regclass('tenants') as relation`),
    );
    if ((rows[0] as { relation: string | null }).relation !== null)
      throw new DatabaseUnavailable(
        'DATABASE_URL: that database has tables already. A restore never overwrites.',
      );
    await fill(owner, web, source, loginOf(options.url));
  } finally {
    await owner.close();
    await web.close();
  }
}

async function fill(
  owner: Engine,
  web: Engine,
  { folder, manifest, tombstones }: Source,
  grantTo?: string,
): Promise<void> {
  const upTo = manifest.migrations.at(-1) ?? '';
  const grant = grantTo === undefined ? {} : { grantTo };
  await migrate(owner, { upTo, ...grant });
  const scopes = scopesOver(web);
  await load(scopes, owner, folder);
  await compare(scopes, manifest);
  await migrate(owner, grant);
  await applyTombstones(owner, tombstones);
}

async function load(scopes: Scopes, owner: Engine, folder: string): Promise<void> {
  const lines = createInterface(createReadStream(join(folder, dataFile)).pipe(createGunzip()));
  for await (const line of lines) {
    const { tenant, table, rows } = JSON.parse(line) as Chunk;
    if (table === 'tombstones') {
      await loadTombstones(owner, tenant, rows);
      continue;
    }
    await scopes.tenant(
      tenant,
      async tx => {
        const { stored, primaryKey } = await columnsOf(tx, table);
        const columns = sql.join(stored.map(name => sql.ref(name)));
        await sql`insert into ${sql.table(table)} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)
          ${onConflict(table, stored, primaryKey)}`.execute(tx);
      },
      { deadline: deadlines.export },
    );
  }
}

/** What is added later to rows that a trigger writes: they are there when their own turn comes. */
const addedLater: Partial<Record<DumpedTable, readonly string[]>> = {
  registration_stages: ['left_at', 'days_left'],
  processes: ['workflow_version', 'started_by', 'ended_at', 'sla_days'],
};

/** A row that is there already stays: the platform's own tenant is made by the migrations, stages by a trigger. */
function onConflict(table: DumpedTable, stored: readonly string[], primaryKey: readonly string[]) {
  // An older release had fewer columns.
  const added = (addedLater[table] ?? []).filter(name => stored.includes(name));
  if (added.length === 0) return sql`on conflict do nothing`;
  const values = added.map(name => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  return sql`on conflict (${sql.join(primaryKey.map(name => sql.ref(name)))}) do update set ${sql.join(values)}`;
}

async function compare(scopes: Scopes, { tenants }: Manifest): Promise<void> {
  for (const [tenant, tables] of Object.entries(tenants))
    await scopes.read(
      tenant,
      async tx => {
        // An older release had other tables.
        for (const [name, expected] of Object.entries(tables)) {
          // The platform's own tenant was made again, at another moment.
          if (tenant === 'system' && name === 'tenants') continue;
          const table = name as DumpedTable;
          const { rows, sha256 } = summarise(await readTable(tx, table));
          if (sha256 !== expected.sha256)
            throw new DatabaseUnavailable(
              `The back-up is damaged: ${table} of ${tenant} has ${rows} rows, and not what it held (${expected.rows}).`,
            );
        }
      },
      { deadline: deadlines.export },
    );
}
