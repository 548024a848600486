import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
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

/**
 * Data written with other keys can be neither read nor signed in to: better not to start than to write more of it. What
 * was written with the other keys of a rotation can; from now on these keys are the database's own.
 */
export async function assertSameKeys(database: Database, keys: Keys): Promise<void> {
  const hasSameKeys = await database.unscoped(async tx => {
    // Notes are only added: the latest one counts. Of processes that start at once one adds it.
    const note = (name: string) =>
      tx
        .insertInto('platform_state')
        .values({ name, value: JSON.stringify({ fingerprint: keys.fingerprint }) })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    const notes = () =>
      tx
        .selectFrom('platform_state')
        .select('value')
        .where(eb => eb.or([eb('name', '=', 'keys'), eb('name', 'like', 'keys.%')]))
        .orderBy(sql`length(name)`)
        .orderBy('name')
        .execute();
    await note('keys');
    const entries = await notes();
    const { fingerprint } = (entries.at(-1)?.value ?? {}) as { fingerprint?: string };
    if (fingerprint === keys.fingerprint) return true;
    if (fingerprint === undefined || fingerprint !== keys.other?.fingerprint) return false;
    await note(`keys.${entries.length}`);
    return true;
  });
  if (!hasSameKeys)
    throw new StartError(
      'KEYS_FILE holds other keys than this database was written with (or KEYS does, where it is set). ' +
        'Put the right ones in their place.',
    );
}
