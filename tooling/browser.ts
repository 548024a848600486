// Unpacks the browser that npm pinned into the project's own cache: a shared temporary folder could hold another build.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = join(dirname(fileURLToPath(import.meta.url)), '..', '.cache');
const half = join(cache, `browser-${process.pid}`);
rmSync(half, { recursive: true, force: true });
mkdirSync(half, { recursive: true });
process.env['TMPDIR'] = half;

const { default: chromium, inflate } = await import('@sparticuz/chromium');
await chromium.executablePath();
// The package's own copies of NSS, NSPR and expat, for machines that lack them (tooling/chromium.ts).
await inflate(
  join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin', 'al2023.tar.br'),
);
rmSync(join(cache, 'browser'), { recursive: true, force: true });
renameSync(half, join(cache, 'browser'));
