import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../files.ts';
import { folderOf, open, viteApp } from './host.ts';

const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');

/** The code of the walk, as it stands in the README: what a reader copies is what is built. */
function codeOf(file: string): string {
  const [, after = ''] = readme.split(`\`src/${file}\``);
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(after) ?? [];
  if (code === undefined) throw new Error(`The README of ui has no code for src/${file}.`);
  return code;
}

beforeAll(() => {
  const src = join(folderOf('readme'), 'src');
  mkdirSync(src, { recursive: true });
  for (const file of ['main.tsx', 'App.tsx']) writeFileSync(join(src, file), codeOf(file));
  writeFileSync(
    join(folderOf('readme'), 'index.html'),
    '<!doctype html><html lang="en"><head><link rel="icon" href="data:," /><title>Clients</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  );
});

describe('the walk of the README', () => {
  it('ends with a themed form that is validated, and a table of what was saved', async () => {
    const { page, complaints } = await open(await viteApp('readme'));
    const account = page.getByRole('textbox', { name: 'IBAN' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Zoë Müller');
    await account.fill('NL92ABNA0417164300');
    await page.keyboard.press('Enter');
    await expect.poll(() => account.getAttribute('aria-invalid')).toBe('true');
    await account.fill('NL91ABNA0417164300');
    await page.getByRole('button', { name: 'Add client' }).click();
    await page.getByRole('grid', { name: 'Clients' }).getByText('Zoë Müller').waitFor();
    expect(await page.locator('html').getAttribute('data-tenant')).toBe('acme');
    expect(complaints).toEqual([]);
  });
});
