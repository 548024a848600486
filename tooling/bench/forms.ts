// npm run bench:forms: a keystroke in a form of a hundred fields (F1), and what a phone field loads (F3). It prints.
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium as playwright } from 'playwright';
import { build, type Rollup } from 'vite';
import { chromium } from '../chromium.ts';
import { fetchPeers } from './fetch-peers.ts';

const root = join(import.meta.dirname, '../..');
const scratch = join(tmpdir(), 'dossier-bench-forms');
const peers = { formik: '2.4.9' };
const kinds = ['plain', 'react-hook-form', 'Formik', 'ours'] as const;
const rounds = 7;
const typed = 'Wijk bij Duurstede';

const conditions = ['@dossier/source', 'module', 'browser', 'production'];

/** One script and one stylesheet for all pages: what differs is how the form is made. */
async function bundle(): Promise<{ readonly script: string; readonly style: string }> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions,
      alias: { formik: join(scratch, 'node_modules/formik') },
      // The peer must use our React: two of them do not know each other's hooks.
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: join(import.meta.dirname, 'forms-page.jsx'),
        output: { format: 'iife' },
      },
    },
  });
  const files = [output].flat().flatMap(one => (one as Rollup.RollupOutput).output);
  const script = files.find(file => file.type === 'chunk')?.code ?? '';
  const style = files.find(file => file.fileName.endsWith('.css'));
  return { script, style: style?.type === 'asset' ? String(style.source) : '' };
}

/** CPU milliseconds of the main thread for one keystroke. */
async function keystroke(browser: Browser, kind: string, page: Awaited<ReturnType<typeof bundle>>) {
  const tab = await browser.newPage();
  try {
    await tab.setContent(
      `<!doctype html><html data-page="${kind}" data-tenant="dossier" data-scheme="light"><head><style>${page.style}</style></head><body><div id="root"></div></body></html>`,
    );
    await tab.addScriptTag({ content: page.script });
    const input = tab.locator('input').nth(50);
    await input.waitFor();
    // Touched, as the twentieth letter of a form is: from then on libraries validate at each change.
    await input.focus();
    await tab.keyboard.type('!');
    await input.blur();
    await input.focus();
    await tab.keyboard.press('End');
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await spent();
    for (const letter of typed) {
      await tab.keyboard.type(letter);
      await tab.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
    }
    const after = await spent();
    const value = await input.inputValue();
    if (!value.endsWith(typed)) throw new Error(`bench:forms: ${kind} lost letters: it shows "${value}"`);
    return (after - before) / typed.length;
  } finally {
    await tab.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measureKeystrokes(): Promise<void> {
  const page = await bundle();
  const browser = await playwright.launch(chromium);
  const times = new Map<string, number[]>(kinds.map(kind => [kind, []]));
  try {
    for (let round = 0; round <= rounds; round++)
      for (const kind of kinds) {
        const time = await keystroke(browser, kind, page);
        // The first round warms up.
        if (round > 0) times.get(kind)?.push(time);
      }
  } finally {
    await browser.close();
  }
  const of = (kind: string) => times.get(kind) ?? [];
  const against = (kind: string, peer: string) => (median(of(kind)) / median(of(peer))).toFixed(2);
  process.stdout.write(
    `F1: a keystroke in a form of 100 text fields; CPU ms of the main thread, ${rounds} rounds in turn\n`,
  );
  console.table(
    kinds.map(kind => ({
      form: kind,
      'CPU ms': `${median(of(kind)).toFixed(2)} (${Math.min(...of(kind)).toFixed(2)}–${Math.max(...of(kind)).toFixed(2)})`,
      'against plain': against(kind, 'plain'),
      'against Formik': against(kind, 'Formik'),
    })),
  );
  process.stdout.write(
    `goals: ours ≤ 1.25 × plain (${against('ours', 'plain')}), ≤ 0.75 × Formik (${against('ours', 'Formik')})\n\n`,
  );
}

/** What comes with a page that has a phone field, and what comes later. */
async function measurePhone(): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [react()],
    resolve: { conditions },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'packages/ui/src/phone-field/index.ts'),
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom', 'react/jsx-runtime'],
      },
    },
  });
  const chunks = [output]
    .flat()
    .flatMap(one => (one as Rollup.RollupOutput).output)
    .filter(file => file.type === 'chunk');
  const first = new Set<string>();
  const visit = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const other of chunks.find(chunk => chunk.fileName === name)?.imports ?? []) visit(other);
  };
  visit(chunks.find(chunk => chunk.isEntry)?.fileName ?? '');
  const isMetadata = (chunk: Rollup.OutputChunk) =>
    chunk.moduleIds.some(id => id.includes('libphonenumber-js/metadata'));
  const bytes = (list: readonly Rollup.OutputChunk[]) =>
    list.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  const metadata = chunks.filter(isMetadata);
  const onFirstLoad = metadata.filter(({ fileName }) => first.has(fileName));
  process.stdout.write('F3: phone metadata, brotli bytes\n');
  console.table(
    chunks
      .map(chunk => ({
        chunk: chunk.name,
        bytes: brotliCompressSync(chunk.code).length,
        comes: first.has(chunk.fileName) ? 'with the page' : 'on demand',
        metadata: isMetadata(chunk) ? 'yes' : '',
      }))
      .toSorted((a, b) => b.bytes - a.bytes),
  );
  process.stdout.write(
    `goals: metadata on first load 0 (${bytes(onFirstLoad)}), on demand ≤ ${43 * 1024} (${bytes(metadata)})\n`,
  );
}

fetchPeers(scratch, peers);
await measurePhone();
await measureKeystrokes();
