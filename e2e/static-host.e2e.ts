import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../tooling/files.ts';
import { openBrowser } from './support/person.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

let host: Server;
let browser: Browser;
beforeAll(async () => {
  host = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    readFile(join(root, 'apps/backoffice/dist', path)).then(
      bytes => response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  host.close();
});

describe('a host that only serves files', () => {
  it.each([
    ['dossier', 'light', 'rgb(242, 248, 244)'],
    ['rheinwerk', 'light', 'rgb(246, 246, 246)'],
  ] as const)('shows the look of %s from its first frame', async (tenant, colorScheme, canvas) => {
    const page = await browser.newPage({ colorScheme });
    // Without any code: what is seen comes from the page's own head.
    await page.route('**/*.js', route => route.abort());
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/${tenant}.html`);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe(canvas);
    await page.close();
  });
});
