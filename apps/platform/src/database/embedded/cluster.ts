import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../errors.ts';
import type { Engine } from '../engine.ts';
import { copyTree, makeWhole } from './durable-files.ts';
import { openEmbedded } from './engine.ts';

/** The PostgreSQL inside the pinned PGlite. A directory of another major version cannot be opened. */
export const majorVersion = '18';

export interface ClusterOptions {
  /** Where the database lives. */
  readonly directory: string;
  /** Where an initialised, migrated one is kept to copy from; initdb takes three seconds, a copy a fifth of one. */
  readonly snapshot: string | null;
  /** Brings a new, empty database to today's tables. */
  readonly prepare: (engine: Engine) => Promise<void>;
}

/**
 * Makes sure that the directory holds a whole cluster of the right version.
 * @returns true when it is new.
 * @throws {DatabaseUnavailable} when another major version wrote it.
 */
export async function ensureCluster({ directory, snapshot, prepare }: ClusterOptions): Promise<boolean> {
  if (existsSync(directory)) {
    assertVersion(directory);
    return false;
  }
  const source = snapshot && (await keepSnapshot(snapshot, prepare));
  await makeWhole(directory, draft => (source ? copyTree(source, draft) : initialise(draft, prepare)));
  return true;
}

/** Null where nothing can be kept: then every database is initialised for itself. */
async function keepSnapshot(snapshot: string, prepare: ClusterOptions['prepare']): Promise<string | null> {
  if (existsSync(snapshot)) return snapshot;
  try {
    await makeWhole(snapshot, draft => initialise(draft, prepare));
    return snapshot;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

async function initialise(directory: string, prepare: ClusterOptions['prepare']): Promise<void> {
  const engine = await openEmbedded({ directory });
  try {
    await prepare(engine);
    await engine.maintain('vacuum (analyze)');
  } finally {
    await engine.close();
  }
}

function assertVersion(directory: string): void {
  const marker = join(directory, 'PG_VERSION');
  const version = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : 'no';
  if (version === majorVersion) return;
  throw new DatabaseUnavailable(
    `${directory} holds ${version === 'no' ? 'no database' : `a PostgreSQL ${version} database`}; this release embeds ` +
      `PostgreSQL ${majorVersion}. Make a back-up with the release that wrote it (npm run backup), ` +
      `move the folder away, and restore the back-up here (npm run restore).`,
  );
}
