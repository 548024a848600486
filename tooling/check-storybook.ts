// `npm run check:storybook`: opens every page of the built Storybook, light and dark, as its reader would. It fails on
// errors of the console, on pages that scroll sideways or open scrolled, on text that cannot be read, and on dialogs that
// do not close.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { chromium as browsers, type BrowserContext, type Page } from 'playwright';
import { chromium } from './chromium.ts';
import { root } from './files.ts';
import { run } from './run.ts';
import { unreadable } from './unreadable.ts';

const folder = join(root, 'dist/storybook');
const filter = process.argv[2] ?? '';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function serve(): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  server.unref();
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

async function problemsOf(page: Page, scheme: string): Promise<readonly string[]> {
  const { sideways, top } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - innerWidth,
    top: scrollY,
  }));
  const texts = await page.evaluate(unreadable);
  return [
    ...(sideways > 0 ? [`${scheme}: ${sideways} px wider than the window`] : []),
    ...(top > 0 ? [`${scheme}: opens scrolled by ${top} px`] : []),
    ...texts.map(text => `${scheme}: cannot be read: ${text}`),
  ];
}

async function docsProblems(page: Page, scheme: string): Promise<readonly string[]> {
  await page.locator('#storybook-docs h1').first().waitFor();
  await page.locator('.sb-preparing-docs').waitFor({ state: 'hidden' });
  return problemsOf(page, scheme);
}

/** What is wrong with a story: a dialog that Escape does not close. */
async function storyProblems(page: Page): Promise<readonly string[]> {
  await page
    .locator('#storybook-root > *, [role=dialog], [role=alertdialog]')
    .first()
    .waitFor({ state: 'attached' });
  const dialog = page.locator('[aria-modal=true]').first();
  if (!(await dialog.isVisible())) return [];
  await page.keyboard.press('Escape');
  return dialog.waitFor({ state: 'hidden', timeout: 5_000 }).then(
    () => [],
    () => ['a dialog is open, and Escape does not close it'],
  );
}

async function open(
  context: BrowserContext,
  address: string,
  { id, type }: Entry,
  scheme: string,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => problems.push(`error: ${error.message}`));
  // Stories in frames are pages of their own: each is opened by its own tests.
  await page.route(/iframe\.html\?.*&quiet&/, route => route.fulfill({ contentType: 'text/html', body: '' }));
  try {
    await page.goto(`${address}/iframe.html?viewMode=${type}&id=${id}&globals=scheme:${scheme}`);
    problems.push(...(await (type === 'docs' ? docsProblems(page, scheme) : storyProblems(page))));
  } catch (error) {
    problems.push(String(error).split('\n')[0]!);
  }
  await page.close();
  return problems.map(problem => `${id}: ${problem}`);
}

/** Each look is a page of its own: one that is left while it still fetches code takes its errors to the next. */
async function check(context: BrowserContext, address: string, entry: Entry): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const scheme of entry.type === 'docs' ? ['light', 'dark'] : ['light'])
    problems.push(...(await open(context, address, entry, scheme)));
  return problems;
}

if (!existsSync(join(folder, 'index.json'))) {
  const built = await run({ name: 'build', command: 'npm run build:storybook' }, true);
  if (!built.passed) process.exit(1);
}
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};
// Stories run, play and are audited in `npm test`; here only those that open over the page are asked to close.
const overlays = /modal|dialog|palette|sheet|drawer|popover|guard/;
const all = Object.values(entries).filter(
  ({ id, type }) =>
    id.includes(filter) && (type === 'docs' || (id.startsWith('components-') && overlays.test(id))),
);
const started = performance.now();
const address = await serve();
const browser = await browsers.launch(chromium);
const waiting = [...all];
const problems: string[] = [];

/** One visitor: code that a page has brought is there for the next. After some pages another one, for the sake of memory. */
async function visit(count: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' });
  for (const entry of waiting.splice(0, count)) problems.push(...(await check(context, address, entry)));
  await context.close();
}
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (waiting.length > 0) await visit(10);
  }),
);
await browser.close();
for (const problem of problems.toSorted()) console.log(problem);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${all.length} pages, light and dark, in ${seconds} s: ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
