import { demoTenants, demoPassword } from '../seed/tenants.ts';
import { ConfigError } from './config-values.ts';
import { readConfig, type Config } from './config.ts';
import { isLocal } from './config-local.ts';
import { DatabaseUnavailable } from '../database/index.ts';
import { StartError } from './open.ts';
import { startPlatform, type RunningPlatform } from './start.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the platform until a signal ends it. */
export async function run(): Promise<void> {
  const started = performance.now();
  try {
    const config = readConfig(process.env);
    const platform = await startPlatform(config, { onProgress: print });
    // First: anyone who reads that it is ready may stop it the next moment.
    stopOnSignal(platform);
    announce(config, platform, performance.now() - started);
  } catch (error) {
    if (!(
      error instanceof ConfigError ||
      error instanceof StartError ||
      error instanceof DatabaseUnavailable
    ))
      throw error;
    process.stderr.write(`Dossier did not start. ${error.message}\n`);
    process.exitCode = 1;
  }
}

function announce(config: Config, { notice }: RunningPlatform, milliseconds: number): void {
  const { publicUrl } = config;
  print(`\nDossier is ready (${(milliseconds / 1000).toFixed(1)} s): ${publicUrl.origin}`);
  if (notice) print(`  ${notice}`);
  if (!config.demo || !isLocal(config.host)) return;
  if (config.outbox) print(`  Mail that it sends is to be read at ${new URL('/outbox', publicUrl).href}`);
  print('\n  Demo firms, each with its own look:');
  for (const { id, name } of demoTenants) {
    const url = new URL(publicUrl);
    url.hostname = `${id}.${publicUrl.hostname}`;
    print(`    ${name.padEnd(28)} ${url.origin}`);
  }
  print(`  Sign in as <firm>.admin, .user or .agent, or as system.admin; the password is ${demoPassword}\n`);
}

/** The first signal lets requests finish; a second one does not wait for them. */
function stopOnSignal(platform: RunningPlatform): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      print('Stopping ...');
      void platform.stop().then(() => process.exit(0));
    });
}
