// npm run bench:table: the data table against plain DOM and five others, on the same rows. Nothing is asserted: it prints
// CPU time of the main thread, medians of interleaved rounds with their lowest and highest, and the ratios that count.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build } from 'vite';
import { chromium as pinned } from '../chromium.ts';
import { fetchPeers } from './fetch-peers.ts';

const scratch = join(import.meta.dirname, '../../.cache/bench/table');
const dependencies = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '9.5.0',
  '@mui/x-data-grid': '9.14.0',
  '@tanstack/react-table': '8.21.3',
  '@tanstack/react-virtual': '3.14.26',
  'ag-grid-community': '36.2.0',
  'ag-grid-react': '36.2.0',
  react: '19.3.1',
  'react-data-grid': '7.0.0-beta.61',
  'react-dom': '19.3.1',
};
const tables = ['plain', 'ours', 'ours with its cells', 'rdg', 'tanstack', 'ag', 'mui'] as const;
type Table = (typeof tables)[number];
const rounds = Number(process.env['ROUNDS'] ?? 5);

/** Fetches the others the first time, and builds one page for each. */
async function buildPages(): Promise<string> {
  fetchPeers(scratch, dependencies);
  const root = join(scratch, 'pages');
  rmSync(root, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'table'), root, { recursive: true });
  const names = tables.filter(name => name !== 'ours with its cells');
  for (const name of names) {
    writeFileSync(
      join(root, `${name}.entry.js`),
      `import { mount } from './${name}${name === 'plain' ? '.js' : '.jsx'}';\nimport { start } from './page.js';\nstart(mount);\n`,
    );
    writeFileSync(
      join(root, `${name}.html`),
      `<!doctype html><html lang="en" data-scheme="light"><body style="margin:0"><div id="root"></div><script type="module" src="./${name}.entry.js"></script></body></html>`,
    );
  }
  const outDir = join(scratch, 'dist');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: {
      conditions: ['@dossier/source', 'module', 'browser', 'production'],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      cssTarget: ['chrome123'],
      rollupOptions: { input: names.map(name => join(root, `${name}.html`)) },
    },
  });
  return outDir;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  return new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = join(folder, new URL(request.url ?? '/', 'http://x').pathname);
      if (!existsSync(path)) return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'font/woff2' })
        .end(readFileSync(path));
    }).listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

const cpu = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
};
const heap = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_048_576;
};

type Measures = Record<string, number>;

/** Opens a table's page up to where its table can be mounted. */
async function openTable(page: Page, origin: string, name: Table, rows: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const isRich = name === 'ours with its cells';
  await page.goto(`${origin}/${isRich ? 'ours' : name}.html?rows=${rows}&rich=${isRich ? 1 : 0}`);
  await page.waitForFunction('globalThis.bench_ready === true');
  const spent = async (script: string) => {
    const start = await cpu(cdp);
    await page.evaluate(script);
    return (await cpu(cdp)) - start;
  };
  return { cdp, spent };
}

/** The worst that typing can meet: a key that is pressed in the moment in which the table has come. */
async function measureHaste(page: Page, origin: string, name: Table, rows: number): Promise<number> {
  const { spent } = await openTable(page, origin, name, rows);
  await spent('bench_mount()');
  return spent(`bench_filter('m')`);
}

async function measure(page: Page, origin: string, name: Table, rows: number): Promise<Measures> {
  const { cdp, spent } = await openTable(page, origin, name, rows);
  const before = await heap(cdp);
  const mount = await spent('bench_mount()');
  const used = (await heap(cdp)) - before;
  await page.evaluate('bench_rest()');
  const typed = [];
  for (const text of ['m', 'mü', 'mül', '']) typed.push(await spent(`bench_filter(${JSON.stringify(text)})`));
  const firstSort = await spent(`bench_sort('name', 1)`);
  const sorts = [
    await spent(`bench_sort('name', -1)`),
    await spent(`bench_sort('assets', 1)`),
    await spent(`bench_sort('assets', -1)`),
  ];
  const frames = 60;
  let blank = 0;
  const start = await cpu(cdp);
  if (name !== 'mui') blank = (await page.evaluate(`bench_scroll(${frames})`)) as number;
  const scroll = name === 'mui' ? Number.NaN : ((await cpu(cdp)) - start) / frames;
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return {
    mount,
    heap: used,
    key: mean(typed),
    'first sort': firstSort,
    sort: mean(sorts),
    'scroll frame': scroll,
    blanks: blank,
  };
}

const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const fixed = (value: number) =>
  Number.isNaN(value) ? '–' : value < 10 ? value.toFixed(1) : value.toFixed(0);

async function run(origin: string, rows: number): Promise<Record<Table, Measures>> {
  const measures = new Map<Table, Measures[]>(tables.map(name => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const name of tables) {
      const browser = await chromium.launch({ ...pinned, args: [...pinned.args, '--js-flags=--expose-gc'] });
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const measured = await measure(page, origin, name, rows);
      await page.close();
      const hasty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      measured['key at once'] = await measureHaste(hasty, origin, name, rows);
      // The first round warms the machine's caches and is not counted.
      if (round > 0) measures.get(name)?.push(measured);
      await browser.close();
    }
  const names = Object.keys(measures.get('plain')?.[0] ?? {});
  console.log(
    `\n${rows.toLocaleString('en')} rows x 7 columns and a check box; ms of CPU (heap in MB), median (lowest–highest) of ${rounds}`,
  );
  console.log(`${''.padEnd(22)}${names.map(name => name.padStart(20)).join('')}`);
  const medians = {} as Record<Table, Measures>;
  for (const name of tables) {
    const list = measures.get(name) ?? [];
    medians[name] = Object.fromEntries(
      names.map(what => [what, median(list.map(run => run[what] ?? Number.NaN))]),
    );
    const cells = names.map(what => {
      const values = list.map(run => run[what] ?? Number.NaN);
      return `${fixed(median(values))} (${fixed(Math.min(...values))}–${fixed(Math.max(...values))})`.padStart(
        20,
      );
    });
    console.log(`${name.padEnd(22)}${cells.join('')}`);
  }
  return medians;
}

function ratio(goal: string, ours: number | undefined, theirs: number | undefined, max: number): void {
  const value = (ours ?? Number.NaN) / (theirs ?? Number.NaN);
  console.log(
    `  ${value <= max ? 'met   ' : 'MISSED'}  ${goal.padEnd(58)} ${value.toFixed(2)} (goal ${max})`,
  );
}

const { origin, close } = await serve(await buildPages());
const small = await run(origin, 10_000);
const large = await run(origin, 100_000);
close();
const { ours, plain, rdg, ag } = small;
const rich = small['ours with its cells'];
console.log('\nGoals');
ratio('T1 mount / react-data-grid', ours['mount'], rdg['mount'], 0.95);
ratio('T1 mount / AG Grid', ours['mount'], ag['mount'], 0.45);
ratio('T1 mount / plain DOM', ours['mount'], plain['mount'], 1.25);
ratio('T2 key / react-data-grid', ours['key'], rdg['key'], 0.9);
ratio('T2 key / AG Grid', ours['key'], ag['key'], 0.4);
ratio('T3 sort / react-data-grid', ours['sort'], rdg['sort'], 0.8);
ratio('T3 sort / AG Grid', ours['sort'], ag['sort'], 0.35);
ratio('T4 scroll frame / react-data-grid', ours['scroll frame'], rdg['scroll frame'], 0.75);
ratio('T4 scroll frame / 8.3 ms', ours['scroll frame'], 8.3, 1);
console.log(
  `          T4 blank rows seen while scrolling: ours ${ours['blanks']}, react-data-grid ${rdg['blanks']}, AG Grid ${ag['blanks']}`,
);
ratio('T5 heap / react-data-grid', ours['heap'], rdg['heap'], 1);
ratio('T6 100,000 rows, key / react-data-grid', large.ours['key'], large.rdg['key'], 0.9);
ratio('T6 100,000 rows, sort / react-data-grid', large.ours['sort'], large.rdg['sort'], 0.9);
ratio('T6 100,000 rows, first sort of a text / 100 ms', large.ours['first sort'], 100, 1);
for (const what of ['key', 'sort', 'scroll frame'])
  ratio(`T7 our cells / plain text, ${what}`, rich[what], ours[what], 1.2);
