// The pages that our first load is held against: built from the registry into a scratch folder, and served as ours are.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../files.ts';
import { fetchPeers } from './fetch-peers.ts';

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
/** Builds them; answers with the folder. */
export async function buildPeers(): Promise<string> {
  fetchPeers(scratch, dependencies);
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
/** Serves a folder; with `headers` every page has these too. */
export function serve(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; readonly close: () => void }> {
  return new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = join(folder, new URL(request.url ?? '/', 'http://x').pathname);
      if (!existsSync(path) || !types[extname(path)]) return response.writeHead(404).end();
      return response
        .writeHead(200, { ...headers, 'content-type': types[extname(path)], 'content-encoding': 'br' })
        .end(brotliCompressSync(readFileSync(path)));
    }).listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}
