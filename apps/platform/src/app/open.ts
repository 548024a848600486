import { mkdirSync } from 'node:fs';
import { systemClock } from '../ports/clock/clock.ts';
import type { Database, DatabaseOptions } from '../database/index.ts';
import type { Keys } from '../shared/keys/keys.ts';
import type { Config } from './config.ts';
import { loggable } from './http/envelope.ts';
import type { World } from './services.ts';

/** The platform cannot start like this. The message is one line for the operator, and names what to change. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** How the database is reached under a configuration. */
export function databaseOptions(config: Config, world: World = {}): DatabaseOptions {
  if (config.database) return { kind: 'server', ...config.database };
  mkdirSync(config.dataFolder, { recursive: true });
  const { clock = systemClock, log } = world;
  return {
    kind: 'embedded',
    directory: config.dataFolder,
    cache: config.cacheFolder,
    now: () => clock.now(),
    onError: error => log?.error({ error: loggable(error) }, 'database upkeep failed'),
  };
}

/** Data written with other keys can be neither read nor signed in to: better not to start than to write more of it. */
export async function assertSameKeys(database: Database, { fingerprint }: Keys): Promise<void> {
  const known = await database.unscoped(async tx => {
    const value = JSON.stringify({ fingerprint });
    await tx
      .insertInto('platform_state')
      .values({ name: 'keys', value })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return tx.selectFrom('platform_state').select('value').where('name', '=', 'keys').executeTakeFirst();
  });
  if ((known?.value as { fingerprint?: string } | undefined)?.fingerprint !== fingerprint)
    throw new StartError(
      'KEYS_FILE holds other keys than this database was written with. Put the right file in its place.',
    );
}
