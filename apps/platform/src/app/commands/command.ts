import { mkdirSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { createPasswords, type Passwords } from '../../areas/access/passwords.ts';
import { DatabaseUnavailable, openDatabase } from '../../database/index.ts';
import { loadKeys, peppersOf } from '../../shared/keys/keys.ts';
import type { Services } from '../../shared/services/services.ts';
import { ConfigError } from '../config-values.ts';
import { readConfig, type Config } from '../config.ts';
import { createServices } from '../services.ts';
import { assertSameKeys, databaseOptions, StartError } from '../open.ts';

/** A command was called in a way that it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The options of a call. @throws {UsageError} with `usage`, for one that is not known or lacks its value. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

const operatorErrors = [ConfigError, DatabaseUnavailable, StartError, UsageError];

/** Runs a command; what the operator can mend is one line and exit code 1. */
export async function command(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env));
  } catch (error) {
    if (!operatorErrors.some(kind => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Opens what a command works on, and closes it whatever happens. */
export async function withServices(
  config: Config,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  mkdirSync(config.dataFolder, { recursive: true });
  const keys = loadKeys(config);
  const database = await openDatabase(databaseOptions(config));
  try {
    await assertSameKeys(database, keys);
    await work(createServices(config, database, keys));
  } finally {
    await database.close();
  }
}

/** Password hashing for commands, one at a time. */
export const commandPasswords = (config: Config, { keys }: Services): Passwords =>
  createPasswords({ ...peppersOf(keys), ...config.password, atOnce: 1, queue: 1 });
