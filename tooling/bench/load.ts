// npm run bench:load: the first load of sign-in and of a list, against MUI, Mantine and react-admin pages of the same
// content and against plain HTML (goals L1 to L4). Nothing is asserted: it prints bytes, first paint, ready and requests.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium as playwright, type Page } from 'playwright';
import { chromium } from '../chromium.ts';
import { root } from '../files.ts';
import { buildBackoffice } from '../run.ts';
import { run, type Subject } from './load-measure.ts';
import { buildPeers, serve } from './load-peers.ts';

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

function goal(name: string, value: number, max: number, unit = ''): void {
  console.log(
    `  ${value <= max ? 'met   ' : 'MISSED'}  ${name.padEnd(46)} ${value.toFixed(2)}${unit} (goal ${max}${unit})`,
  );
}

/** The security headers of our pages: it alone makes a page begin in a process of its own. */
async function safetyOf(origin: string): Promise<Record<string, string>> {
  // By the number: only browsers know what ends in `.localhost`.
  const { headers } = await fetch(`http://127.0.0.1:${new URL(origin).port}/login`);
  const securityHeaders =
    /^(?:cross-origin|origin-agent|content-security|permissions|referrer|x-(?!request))/;
  return Object.fromEntries([...headers].filter(([name]) => securityHeaders.test(name)));
}

const product = await startProduct();
const peers = await buildPeers();
const others = await serve(peers);
const safe = await serve(peers, await safetyOf(product.origin));
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
    // What that page still asks for is no part of the next one.
    await page.goto('about:blank');
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
      ...peer('plain-login', password),
      name: 'plain-login, safe',
      address: `${safe.origin}/plain-login.html`,
    },
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
  goal('L1 sign-in, bytes', of('ours, login').bytes / 1_000, 118, ' KB');
  goal('L1 sign-in, bytes / Mantine', of('ours, login').bytes / of('mantine-login').bytes, 1);
  goal('L2 sign-in, first paint / plain HTML', of('ours, login').paint / of('plain-login').paint, 1.7);
  goal('L2 sign-in, first paint / Mantine', of('ours, login').paint / of('mantine-login').paint, 0.5);
  console.log(
    `          beside plain HTML with the headers of our pages: ${(of('ours, login').paint / of('plain-login, safe').paint).toFixed(2)}`,
  );
  goal('L3 list, bytes', of('ours, list').bytes / 1_000, 175, ' KB');
  goal('L3 list, bytes / MUI', of('ours, list').bytes / of('mui-list').bytes, 0.7);
  goal('L3 list, ready / MUI', of('ours, list').ready / of('mui-list').ready, 0.6);
  goal('L3 list, ready / react-admin', of('ours, list').ready / of('react-admin-list').ready, 0.45);
  goal('L4 requests to the list', of('ours, list').requests, 12);
} finally {
  await browser.close();
  others.close();
  safe.close();
  product.stop();
}
