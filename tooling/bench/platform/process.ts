// A process of the platform as it runs in production, and what it costs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../apps/platform/src/testing/free-port.ts';

const source = join(import.meta.dirname, '../../../apps/platform/src/app');
const conditions = '--conditions=@dossier/source';

export interface PlatformProcess {
  readonly url: string;
  /** Seconds of processor time so far, of all its threads. */
  cpu(): number;
  readonly hasEnded: () => boolean;
  stop(): Promise<void>;
}

/** Runs a command of the platform to its end. */
export async function command(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [conditions, join(source, 'commands', `${name}.ts`)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}

/** Clock ticks a second: what Linux counts processor time in. */
const ticks = 100;

/** Seconds of processor time that a process has taken, with all its threads. */
export function cpuOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

export async function start(env: Readonly<Record<string, string>>): Promise<PlatformProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [conditions, join(source, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      LIMIT_REQUESTS_PER_ADDRESS: '1000000',
      LIMIT_REQUESTS_PER_TENANT: '1000000',
      LIMIT_SIGN_INS_PER_ADDRESS: '1000000',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost:4300',
      ...env,
      PORT: port,
    },
  });
  let hasEnded = false;
  const ended = once(child, 'close').then(() => (hasEnded = true));
  for await (const line of createInterface(child.stdout)) if (line.includes('Dossier is ready')) break;
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child.pid),
    hasEnded: () => hasEnded,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
