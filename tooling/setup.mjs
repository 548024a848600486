// Runs before every root script, on whatever Node (20 or later) is there: plain JavaScript, no dependencies.
// Installs when the lock file has changed, and unpacks the pinned browser when tests need it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, '.cache');
const stamp = join(root, 'node_modules', '.dossier-installed');
const [major] = process.versions.node.split('.').map(Number);

if (major < 20) {
  console.error(
    `Dossier needs Node 20 or later to begin with; this is ${process.version}. See https://nodejs.org.`,
  );
  process.exit(1);
}

function run(command, args, title) {
  console.log(title);
  const started = Date.now();
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // npm itself runs on the Node that is there, so its engine warnings say nothing about the product.
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (result.status !== 0) {
    console.error(`Set-up stopped: "${command} ${args.join(' ')}" failed. Run it by hand to see why.`);
    process.exit(result.status ?? 1);
  }
  console.log(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  // --prefer-online: a stale cached packument once refused a version that exists.
  run('npm', ['ci', '--prefer-online'], 'Installing dependencies (about a minute, once) ...');
  writeFileSync(stamp, lock);
}

/** What strangers build with, and the product does not: only tests need it. */
const hosts = join(root, 'tooling', 'strangers', 'hosts');
const hostsStamp = join(hosts, 'node_modules', '.dossier-installed');
const hostsLock = createHash('sha256')
  .update(readFileSync(join(hosts, 'package-lock.json')))
  .digest('hex');
if (
  process.argv.includes('--browser') &&
  (!existsSync(hostsStamp) || readFileSync(hostsStamp, 'utf8') !== hostsLock)
) {
  // Not `ci`: a registry without the compilers for other systems leaves them out of the lock file, which `ci` refuses.
  run(
    'npm',
    ['install', '--no-save', '--prefix', hosts, '--prefer-online'],
    'Installing what strangers build with ...',
  );
  writeFileSync(hostsStamp, hostsLock);
}

if (process.argv.includes('--browser') && !process.env.CHROMIUM_PATH) {
  mkdirSync(cache, { recursive: true });
  const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (
    process.platform === 'linux' &&
    process.arch === 'x64' &&
    !existsSync(join(cache, 'browser', 'fonts.conf'))
  )
    run(node, [join(root, 'tooling', 'browser.ts')], 'Unpacking the pinned browser ...');
}
