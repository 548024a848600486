import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { brands, createTheme } from '@dossier/ui/theme';
import { folderOf, open, rgb, styleOf } from './host.ts';

const acme = createTheme({ id: 'acme', name: 'Acme', brand: { primary: '#7a1fa2' } });
const dossier = createTheme(brands.dossier);
const command = () => join(folderOf('node_modules'), 'next/dist/bin/next');
const options = () => ({
  cwd: folderOf('next'),
  env: { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' },
});

/** Starts what was built; gives the address that it says. */
async function started(): Promise<string> {
  const server = spawn(process.execPath, [command(), 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    ...options(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('Next ended before it said its address. Read what it wrote above.');
}

describe('an application with Next and server components', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [command(), 'build', '--webpack'], { ...options(), stdio: 'pipe' });
  });

  it('is written by the server, and goes on in the browser without a complaint', async () => {
    const address = await started();
    const html = await (await fetch(address)).text();
    for (const text of [
      '2 new',
      'Two sections are incomplete',
      'Save client',
      'NL91',
      'DE89370400440532013000',
    ])
      expect(html).toContain(text);

    const { page, complaints } = await open(address);
    await page.getByRole('heading', { name: 'Clients' }).waitFor();
    expect(await styleOf(page, 'html', 'background-color')).toBe(rgb(dossier.tokens.light.canvas));
    expect(await styleOf(page, '#dark', 'background-color')).toBe(rgb(dossier.tokens.dark.canvas));
    expect(await styleOf(page, '#acme', 'background-color')).toBe(rgb(acme.tokens.dark.canvas));
    await page.getByLabel('IBAN').fill('NL92ABNA0417164300');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
    await page.getByLabel('IBAN').fill('NL91ABNA0417164300');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('row').last().textContent()).toContain('NL91');

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('link', { name: 'Archive', exact: true }).click();
    await page.getByRole('heading', { name: 'Archive' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(complaints).toEqual([]);
  });
});
