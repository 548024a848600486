// Unpacks the browser that npm pinned into the project's own cache: a shared temporary folder could hold another build.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
// What our own fonts lack (an arrow, a PDF's Helvetica) must look the same whatever fonts a machine has. Those that
// pdf.js brings are the only ones that the pinned browser sees.
const fonts = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'standard_fonts');
writeFileSync(
  join(half, 'fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(cache, 'browser', 'fonts')}</cachedir>
</fontconfig>
`,
);
rmSync(join(cache, 'browser'), { recursive: true, force: true });
renameSync(half, join(cache, 'browser'));
