import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brands, createTheme } from '@dossier/ui/theme';
import { root } from '../files.ts';
import { folderOf, open, rgb, styleOf, viteApp } from './host.ts';

const acme = createTheme({ id: 'acme', name: 'Acme', brand: { primary: '#7a1fa2' } });
const dossier = createTheme(brands.dossier);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function themedPage(address: string) {
  const { page, complaints } = await open(address);
  await page.getByRole('heading', { name: 'Clients' }).waitFor();
  expect(await styleOf(page, '#plain', 'background-color')).toBe(rgb(dossier.tokens.light['primary-solid']));
  expect(await styleOf(page, '#dark', 'background-color')).toBe(rgb(dossier.tokens.dark.canvas));
  expect(await styleOf(page, '#acme', 'background-color')).toBe(rgb(acme.tokens.dark.canvas));
  return { page, complaints };
}

async function fillsInForm(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Anna');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('IBAN').fill('NL92ABNA0417164300');
  await page.keyboard.press('Enter');
  await page.getByText('Enter the name of the client').first().waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Anna de Wit');
  await page.getByLabel('IBAN').fill('NL91ABNA0417164300');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#saved').textContent()).toContain('NL91');
}

async function opensInItsTheme(page: Page) {
  const ground = rgb(acme.tokens.dark['surface-raised']);
  await button(page, 'More').click();
  await page.getByRole('menu').waitFor();
  expect(await styleOf(page, '[role=menu]', 'background-color')).toBe(ground);
  await page.keyboard.press('Escape');
  await button(page, 'Close file').click();
  await page.locator('#question').waitFor();
  expect(
    await styleOf(page, '[role=dialog] [id$=panel], [role=dialog] div:has(> div #question)', 'color'),
  ).toBe(rgb(acme.tokens.dark.text));
  await page.keyboard.press('Escape');
  await page.locator('#question').waitFor({ state: 'detached' });
}

describe('an application with Vite and no Tailwind', () => {
  it('has its look, forms, tables and links, with the targets that Vite chooses', async () => {
    const { page, complaints } = await themedPage(await viteApp('vite'));
    // The application's own class wins, without anything that merges classes.
    expect(await styleOf(page, '#host', 'padding-left')).toBe('47px');
    await page.getByRole('link', { name: 'Zoë Müller' }).click();
    await expect.poll(() => page.locator('#address').textContent()).toBe('/clients/1');
    await fillsInForm(page);
    await opensInItsTheme(page);
    const rows = page.getByRole('row');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect.poll(() => rows.nth(1).textContent()).toContain('Anna');
    expect(complaints).toEqual([]);
  });

  it('has the same look with the targets of today', async () => {
    const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
    const { complaints } = await themedPage(await viteApp('vite', { target }));
    expect(complaints).toEqual([]);
  });

  it('compiles with strict types, those of our packages included', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folderOf('.')], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

/** What Tailwind makes of ordinary classes: each in the property that it is for. */
const hostClasses: readonly (readonly [selector: string, property: string, value: string])[] = [
  ['#classes', 'padding-top', '28px'],
  ['#classes', 'font-size', '36px'],
  ['#classes', 'font-weight', '700'],
  ['#classes', 'color', 'rgb(255, 255, 255)'],
  ['#classes p', 'display', 'inline'],
  ['#classes p', 'visibility', 'visible'],
  ['#classes p', 'max-width', '672px'],
  ['#classes p', 'flex-grow', '1'],
  ['#classes p', 'flex-shrink', '1'],
  ['#classes p', 'border-top-left-radius', '12px'],
  ['#classes p', 'outline-style', 'solid'],
  ['#small', 'border-top-left-radius', '6px'],
  ['#small', 'border-top-width', '1px'],
  ['#small', 'border-top-color', 'rgb(255, 255, 255)'],
  ['#small', 'font-size', '18px'],
  ['#small', 'letter-spacing', '0.45px'],
];

describe('an application with Vite and Tailwind', () => {
  it('loses none of its classes, and changes none of ours', async () => {
    const { page, complaints } = await open(await viteApp('tailwind', { hasTailwind: true }));
    await page.locator('#plain').waitFor();
    for (const [selector, property, value] of hostClasses)
      expect([selector, property, await styleOf(page, selector, property)]).toEqual([
        selector,
        property,
        value,
      ]);
    expect(await styleOf(page, '#classes', 'background-color')).toMatch(/^oklch\(/);
    expect(await styleOf(page, '#classes', 'box-shadow')).not.toBe('none');
    expect(await styleOf(page, '#classes p', 'box-shadow')).not.toBe('none');
    expect(await styleOf(page, '#classes p', 'transition-property')).toContain('transform');
    // Ours are there as classes of its own, and keep their look where it has the same names.
    expect(await styleOf(page, '#tokens', 'background-color')).toBe(rgb(dossier.tokens.light.surface));
    expect(await styleOf(page, '#plain', 'border-top-left-radius')).toBe(`${dossier.brand.shape.radius}px`);
    expect(await styleOf(page, '#plain', 'background-color')).toBe(
      rgb(dossier.tokens.light['primary-solid']),
    );
    // And what it says of one of ours wins.
    expect(await styleOf(page, '#host', 'padding-top')).toBe('28px');
    expect(await styleOf(page, '#host', 'border-top-left-radius')).toBe('24px');
    expect(await styleOf(page, '#host', 'background-color')).toMatch(/^oklch\(/);
    expect(complaints).toEqual([]);
  });

  it('carries no more of ours than a button needs', () => {
    const sheets = ['base.css', 'button/styles.css'].map(name =>
      readFileSync(join(folderOf('node_modules'), '@dossier/ui/dist', name)),
    );
    const bytes = sheets.reduce((sum, sheet) => sum + gzipSync(sheet).length, 0);
    // With the 3 KB of its code: 12 KB in all.
    expect(bytes).toBeLessThan(8_500);
    expect(globSync('dist/assets/*.woff2', { cwd: folderOf('tailwind') })).toEqual([]);
  });
});
