import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tooling/files.ts';

/** The whole product, started as `npm start` does it, on a data folder that goes with it. */
export interface Product {
  readonly port: number;
  /** `''` for the address without a firm. */
  readonly url: (tenant: string, path?: string) => string;
  /** Ends the process at once, as a power cut would. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Ends the process as an operator does; its data stay. */
  readonly end: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** How long the first start may take that fills in the demo firms on a machine with much else to do. */
const timeoutMs = 300_000;

async function untilReady(port: number, platform: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    if (platform.exitCode !== null)
      throw new Error(`The platform ended with ${platform.exitCode} before it was ready.`);
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  platform.kill('SIGKILL');
  throw new Error(`The platform was not ready within ${timeoutMs / 1_000} s.`);
}

/** Where there is nothing in the folder yet, this start fills it with the demo firms. */
export async function startOn(data: string, env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort();
  let platform: ChildProcess | undefined;

  const start = async () => {
    platform = spawn(
      process.execPath,
      ['--conditions=@dossier/source', join(root, 'apps/platform/src/app/main.ts')],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: data,
          LOG_LEVEL: 'error',
          // Real hashing, at a cost that lets a suite sign in often.
          ARGON2_MEMORY_KIB: '1024',
          ARGON2_PASSES: '1',
          ...env,
        },
      },
    );
    await untilReady(port, platform);
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>(resolve => {
      if (!platform || platform.exitCode !== null || platform.signalCode !== null) return resolve();
      platform.once('exit', () => resolve());
      platform.kill(signal);
    });

  await start();
  return {
    port,
    url: (tenant, path = '/') => `http://${tenant === '' ? '' : `${tenant}.`}localhost:${port}${path}`,
    kill: () => end('SIGKILL'),
    restart: start,
    end: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
