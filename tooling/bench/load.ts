// npm run bench:load: the first load of sign-in and of a list, against MUI, Mantine and react-admin pages of the same
// content and against plain HTML (goals L1 to L4). Nothing is asserted: it prints bytes, first paint, ready and requests.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { chromium as playwright, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { buildBackoffice } from '../build-backoffice.ts';
import { chromium } from '../chromium.ts';
import { root } from '../files.ts';

const scratch = join(root, '.cache/bench/load');
const dependencies = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/core': '9.7.3',
  '@mantine/form': '9.7.3',
  '@mantine/hooks': '9.7.3',
  '@mui/material': '9.5.0',
  '@mui/x-data-grid': '9.14.0',
  react: '19.3.1',
  'react-admin': '5.15.4',
  'react-dom': '19.3.1',
};
/** The pages of the others: which library, and which page. */
const peers = [
  'plain-login',
  'mantine-login',
  'mui-login',
  'react-admin-login',
  'mui-list',
  'react-admin-list',
];
const rounds = Number(process.env['ROUNDS'] ?? 5);
/** CPU four times slower, and Fast 4G as the browser's own tools have it. */
const network = {
  offline: false,
  latency: 60,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: 187_500,
};

async function buildPeers(): Promise<string> {
  mkdirSync(scratch, { recursive: true });
  if (!existsSync(join(scratch, 'node_modules/react-admin'))) {
    writeFileSync(
      join(scratch, 'package.json'),
      JSON.stringify({ private: true, dependencies }, undefined, 2),
    );
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', '--legacy-peer-deps'], {
      cwd: scratch,
      stdio: 'inherit',
    });
  }
  const pages = join(scratch, 'pages');
  rmSync(pages, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'load'), pages, { recursive: true });
  for (const name of peers) {
    const script = existsSync(join(pages, `${name}.jsx`))
      ? `<script type="module" src="./${name}.jsx"></script>`
      : '';
    const body =
      script === '' ? readFileSync(join(pages, `${name}.html.txt`), 'utf8') : '<div id="root"></div>';
    writeFileSync(
      join(pages, `${name}.html`),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body>${body}${script}</body></html>`,
    );
  }
  const outDir = join(scratch, 'dist');
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: peers.map(name => join(pages, `${name}.html`)) },
    },
  });
  return outDir;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
function serve(folder: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  return new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = join(folder, new URL(request.url ?? '/', 'http://x').pathname);
      if (!existsSync(path) || !types[extname(path)]) return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': types[extname(path)], 'content-encoding': 'br' })
        .end(brotliCompressSync(readFileSync(path)));
    }).listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

/** The product as `npm start` has it. */
async function startProduct(): Promise<{ readonly origin: string; readonly stop: () => void }> {
  await buildBackoffice();
  const port = 4_390;
  const platform = spawn(
    process.execPath,
    ['--conditions=@dossier/source', join(root, 'apps/platform/src/app/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'dossier-bench-')),
        LOG_LEVEL: 'error',
      },
    },
  );
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) break;
    await wait(200);
  }
  return { origin: `http://meridian.localhost:${port}`, stop: () => platform.kill('SIGKILL') };
}

interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly paint: number;
  readonly ready: number;
}

/** One load with an empty cache on a slow machine; without the fonts. */
async function load(page: Page, address: string, readyOn: string, isSlow: boolean): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const fonts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId);
    else requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength;
  });
  // What looks for an element puts a script into the page, 50 ms of its time here: only once it has been painted.
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = Promise.withResolvers<void>();
  session.on('Page.lifecycleEvent', ({ name }) => {
    if (name === 'firstContentfulPaint') painted.resolve();
  });
  const start = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await painted.promise;
  await page.locator(readyOn).first().waitFor({ timeout: 60_000 });
  const ready = Date.now() - start;
  const seen = { bytes, requests };
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { ...seen, paint, ready };
}

const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const spread = (list: readonly number[], digits = 0) =>
  `${median(list).toFixed(digits)} (${Math.min(...list).toFixed(digits)}–${Math.max(...list).toFixed(digits)})`;

interface Subject {
  readonly name: string;
  readonly address: string;
  readonly readyOn: string;
  /** Signs in, on a machine of normal speed, before the page is measured. */
  readonly before?: (page: Page) => Promise<void>;
}

async function run(browser: Browser, subjects: readonly Subject[]): Promise<ReadonlyMap<string, Load>> {
  const found = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const { name, address, readyOn, before } of subjects) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await before?.(page);
      const measured = await load(page, address, readyOn, true);
      // The first round warms the machine's caches and is not counted.
      if (round > 0) found.get(name)?.push(measured);
      await context.close();
    }
  console.log(`\nCPU 4x slower, Fast 4G, empty cache; median (lowest–highest) of ${rounds}`);
  console.log(
    `${''.padEnd(22)}${['KB', 'requests', 'first paint ms', 'ready ms'].map(head => head.padStart(24)).join('')}`,
  );
  const medians = new Map<string, Load>();
  for (const [name, list] of found) {
    const of = (key: keyof Load) => list.map(own => own[key]);
    const kilobytes = of('bytes').map(value => value / 1_000);
    const cells = [spread(kilobytes), spread(of('requests')), spread(of('paint')), spread(of('ready'))];
    console.log(`${name.padEnd(22)}${cells.map(cell => cell.padStart(24)).join('')}`);
    medians.set(name, {
      bytes: median(of('bytes')),
      requests: median(of('requests')),
      paint: median(of('paint')),
      ready: median(of('ready')),
    });
  }
  return medians;
}

function goal(name: string, value: number, most: number, unit = ''): void {
  console.log(
    `  ${value <= most ? 'met   ' : 'MISSED'}  ${name.padEnd(46)} ${value.toFixed(2)}${unit} (goal ${most}${unit})`,
  );
}

const product = await startProduct();
const others = await serve(await buildPeers());
const browser = await playwright.launch(chromium);
try {
  const peer = (name: string, readyOn: string): Subject => ({
    name,
    address: `${others.origin}/${name}.html`,
    readyOn,
  });
  const signIn = async (page: Page) => {
    await page.goto(`${product.origin}/login`);
    await page.locator('input[autocomplete~="username"]').fill('meridian.user');
    await page.locator('input[autocomplete="current-password"]').fill('Welcome-2026!');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL('**/administration/**');
  };
  const password = 'input[type="password"]';
  const measured = await run(browser, [
    // Drawn before its code is there: ready is when the code has taken over.
    {
      name: 'ours, login',
      address: `${product.origin}/login`,
      readyOn: `#root:not([data-prerendered]) ${password}`,
    },
    ...['plain-login', 'mantine-login', 'mui-login', 'react-admin-login'].map(name => peer(name, password)),
    {
      name: 'ours, list',
      address: `${product.origin}/administration/registrations?size=100`,
      readyOn: '[role="row"] a',
      before: signIn,
    },
    peer('mui-list', '.MuiDataGrid-row'),
    peer('react-admin-list', 'tbody tr'),
  ]);
  const of = (name: string) => measured.get(name)!;
  console.log('\nGoals');
  goal('L1 sign-in, bytes', of('ours, login').bytes / 1_000, 100, ' KB');
  goal('L1 sign-in, bytes / Mantine', of('ours, login').bytes / of('mantine-login').bytes, 0.85);
  goal('L2 sign-in, first paint / plain HTML', of('ours, login').paint / of('plain-login').paint, 1.3);
  goal('L3 list, bytes', of('ours, list').bytes / 1_000, 165, ' KB');
  goal('L3 list, bytes / MUI', of('ours, list').bytes / of('mui-list').bytes, 0.6);
  goal('L3 list, ready / MUI', of('ours, list').ready / of('mui-list').ready, 0.6);
  goal('L3 list, ready / react-admin', of('ours, list').ready / of('react-admin-list').ready, 0.4);
  goal('L4 requests to the list', of('ours, list').requests, 6);
} finally {
  await browser.close();
  others.close();
  product.stop();
}
