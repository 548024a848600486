import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/index.ts';
import { loadKeys, peppersOf } from '../shared/keys/keys.ts';
import { createPasswords } from '../areas/access/passwords.ts';
import { isUnseeded } from '../seed/is-unseeded.ts';
import type { Config } from './config.ts';
import { isLocal } from './config-local.ts';
import { assertSameKeys, databaseOptions, StartError } from './open.ts';
import { createPlatform, type Platform } from './platform.ts';
import type { World } from './services.ts';
import { startMaintenance } from './maintenance/maintenance.ts';
import { startWorker } from './worker.ts';

export interface RunningPlatform {
  /** Where it listens; people come to PUBLIC_URL. */
  readonly url: string;
  readonly platform: Platform;
  /** What the operator must know; null on a server. */
  readonly notice: string | null;
  /** Finishes what is being answered (10 seconds at most), then closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions extends World {
  /** Called with the progress of what takes a while. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Starts the platform: database, demo data when there is nothing else, then the socket.
 * @throws {StartError | DatabaseRefused} with one line that says what to change.
 */
export async function startPlatform(config: Config, options: StartOptions = {}): Promise<RunningPlatform> {
  mkdirSync(config.dataFolder, { recursive: true });
  const keys = loadKeys(config);
  const database = await openDatabase(databaseOptions(config, options));
  try {
    await assertSameKeys(database, keys);
    let isServing = true;
    const platform = await createPlatform(config, database, keys, () => isServing, options);
    await seedIfEmpty(config, platform, options);
    await assertDemoStaysHere(config, database);
    await assertObjects(platform);
    const server = await listen(config, platform, () => isServing);
    const maintenance = startMaintenance(config, platform.services);
    const worker = startWorker(platform);
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      platform,
      notice: database.notice,
      async stop() {
        if (!isServing) return;
        isServing = false;
        const maintenanceEnded = maintenance.stop();
        platform.stop();
        await closed(server);
        await worker.stop();
        await maintenanceEnded;
        await platform.services.workers.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function seedIfEmpty(
  config: Config,
  { services }: Platform,
  { onProgress }: StartOptions,
): Promise<void> {
  if (!config.demo || services.database.kind !== 'embedded') return;
  if (!(await isUnseeded(services))) return;
  // Loaded when needed: most starts have nothing to fill.
  const { seed } = await import('../seed/seed.ts');
  onProgress?.('Filling the new database with the demo firms ...');
  const passwords = createPasswords({
    ...peppersOf(services.keys),
    ...config.password,
    atOnce: 1,
    queue: 1,
  });
  await seed({ services, hash: password => passwords.hash(password), ...(onProgress ? { onProgress } : {}) });
}

/** Everyone knows the passwords of demo tenants. */
async function assertDemoStaysHere(config: Config, database: Database): Promise<void> {
  if (config.demoOnNetwork || (isLocal(config.host) && isLocal(config.publicUrl.hostname))) return;
  const { rows } = await database.unscoped(tx => sql`select from list_tenants() where is_demo`.execute(tx));
  if (rows.length > 0)
    throw new StartError(
      'HOST: this database holds demo firms, whose passwords everybody knows. ' +
        'Serve it on localhost only, or set DEMO_ON_NETWORK=yes.',
    );
}

/** Better not to start than to take files that have no place. */
async function assertObjects({ services }: Platform): Promise<void> {
  try {
    for await (const _ of services.objects.list()) break;
  } catch (error) {
    throw new StartError(
      'OBJECTS_URL: the bucket cannot be worked with. Look at OBJECTS_ENDPOINT and the keys.',
      {
        cause: error,
      },
    );
  }
}

function listen(config: Config, { app, progress }: Platform, isServing: () => boolean) {
  const listener = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer(
    {
      // The longest that anything may take; anyone who reads a body gives up the others sooner.
      requestTimeout: Math.max(config.limits.request, config.limits.uploadTime),
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing) => {
      // While it drains, each answer is the last one of its connection: clients go elsewhere with the next request.
      if (!isServing()) outgoing.shouldKeepAlive = false;
      void listener(incoming, outgoing);
    },
  );
  server.on('upgrade', progress.upgrade);
  const { promise, resolve, reject } = Promise.withResolvers<typeof server>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      reject(
        new StartError(
          `PORT: ${config.port} is taken on ${config.host}. Stop what listens there, or set another PORT.`,
        ),
      );
    else
      reject(
        new StartError(
          `HOST: ${config.host}:${config.port} cannot be listened on (${error.code ?? error.message}).`,
        ),
      );
  });
  server.listen(config.port, config.host, () => resolve(server));
  return promise;
}

const closeTimeoutMs = 8_000;
/** Milliseconds in which connections that are open may ask once more, and learn that they end. */
const drainTimeMs = 1_000;

const connectionsOf = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise(resolve => server.getConnections((_, count) => resolve(count)));

/**
 * Anyone who is connected may ask once more: an answer then ends the connection, where closing it at once would cut a
 * request that is on its way. After that new connections are refused, idle ones ended; what is being answered may finish.
 */
async function closed(server: ReturnType<typeof createServer>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if ((await connectionsOf(server)) > 0) await wait(drainTimeMs);
  server.close(() => resolve());
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  await promise;
  clearTimeout(timer);
}
