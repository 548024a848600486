import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { deadlines } from '../engine.ts';
import type { Transaction } from '../dialect.ts';
import { sync } from '../embedded/durable-files.ts';
import type { Scopes } from '../scope.ts';
import { columnsOf, dumpedTables, type DumpedTable } from './tables.ts';

/** What a back-up says of itself. */
export interface Manifest {
  readonly format: 1;
  readonly createdAt: string;
  /** The release that made it. */
  readonly version: string;
  /** The migrations that its tables have had. */
  readonly migrations: readonly string[];
  /** Tells which keys it was written with; it does not hold them. */
  readonly keys: string;
  readonly tenants: Readonly<Record<string, Readonly<Partial<Record<DumpedTable, TableSummary>>>>>;
}

export interface TableSummary {
  readonly rows: number;
  /** SHA-256 over the rows in the order of their keys. */
  readonly sha256: string;
}

/** Some rows of one table of one tenant, as a line of the data file. */
export interface Chunk {
  readonly tenant: string;
  readonly table: DumpedTable;
  readonly rows: readonly string[];
}

export const dataFile = 'data.jsonl.gz';
export const manifestFile = 'manifest.json';

const page = 500;

/**
 * Writes all tenants into a folder: a manifest, and the rows as JSON that either engine reads back, whatever its
 * version. Each tenant is read as of one moment.
 */
export async function dumpDatabase(
  database: Scopes,
  folder: string,
  about: Pick<Manifest, 'createdAt' | 'version' | 'keys'>,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const summaries: Record<string, Record<DumpedTable, TableSummary>> = {};
  const lines = async function* () {
    for (const tenant of await tenantIds(database)) {
      const { chunks, summary } = await readTenant(database, tenant);
      summaries[tenant] = summary;
      for (const chunk of chunks) yield `${JSON.stringify(chunk)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(join(folder, dataFile)));
  const migrations = await database.unscoped(async tx => {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(tx);
    return rows.map(row => row.name);
  });
  const manifest: Manifest = { format: 1, ...about, migrations, tenants: summaries };
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 2));
  for (const file of [dataFile, manifestFile]) await sync(join(folder, file));
  await sync(folder);
  return manifest;
}

async function tenantIds(database: Scopes): Promise<readonly string[]> {
  const { rows } = await database.unscoped(tx =>
    sql<{ id: string }>`select tenant_id as id from list_tenants()`.execute(tx),
  );
  return rows.map(row => row.id);
}

async function readTenant(database: Scopes, tenant: string) {
  return database.read(
    tenant,
    async tx => {
      const chunks: Chunk[] = [];
      const summary = {} as Record<DumpedTable, TableSummary>;
      for (const table of dumpedTables) {
        const rows = await readTable(tx, table);
        summary[table] = summarise(rows);
        for (let start = 0; start < rows.length; start += page)
          chunks.push({ tenant, table, rows: rows.slice(start, start + page) });
      }
      return { chunks, summary };
    },
    { deadline: deadlines.export },
  );
}

/** The rows of a table as JSON texts in the order of their keys. */
export async function readTable(tx: Transaction, table: DumpedTable): Promise<readonly string[]> {
  const { stored, primaryKey } = await columnsOf(tx, table);
  const column = (name: string) => sql.ref(`t.${name}`);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(r)::text as row
    from (select ${sql.join(stored.map(column))} from ${sql.table(table)} t) r
    order by ${sql.join(primaryKey.map(name => sql`r.${sql.ref(name)}`))}`.execute(tx);
  return rows.map(({ row }) => row);
}

export function summarise(rows: readonly string[]): TableSummary {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(row).update('\n');
  return { rows: rows.length, sha256: hash.digest('hex') };
}
