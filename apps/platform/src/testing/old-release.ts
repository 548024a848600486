import { join } from 'node:path';
import { openEmbedded } from '../database/embedded/engine.ts';
import type { Connection, Engine } from '../database/engine.ts';
import type { DatabaseOptions } from '../database/index.ts';
import { loginOf, migrate } from '../database/migrate.ts';
import { openServer } from '../database/server/engine.ts';

/** A database as it was after a migration, in the hands of its owner. */
export interface OldRelease {
  /** Runs statements for a tenant. */
  fill(tenantId: string, statements: readonly string[]): Promise<void>;
  rows<Row>(tenantId: string, query: string): Promise<readonly Row[]>;
  /** Runs the migrations since. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the tables of an earlier release in an empty database. */
export async function oldRelease(options: DatabaseOptions, upTo: string): Promise<OldRelease> {
  const engine = await openOwner(options);
  const grant = options.kind === 'server' ? { grantTo: loginOf(options.url) } : {};
  await migrate(engine, { upTo, ...grant });
  const as = <T>(tenantId: string, work: (connection: Connection) => Promise<T>) =>
    engine.transaction({ begin: `begin; set local app.tenant to '${tenantId}'` }, work);
  return {
    fill: (tenantId, statements) =>
      as(tenantId, async connection => {
        for (const statement of statements) await connection.execute(statement);
      }),
    rows: <Row>(tenantId: string, query: string) =>
      as(tenantId, async connection => (await connection.query(query)).rows as readonly Row[]),
    migrate: async () => void (await migrate(engine, grant)),
    close: () => engine.close(),
  };
}

function openOwner(options: DatabaseOptions): Promise<Engine> {
  if (options.kind === 'embedded') return openEmbedded({ directory: join(options.directory, 'old') });
  if (options.migrationUrl === null) throw new Error('An owner is needed to make the tables.');
  return Promise.resolve(openServer({ url: options.migrationUrl, poolSize: 1 }));
}
