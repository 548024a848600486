import { brandFromTokens } from '@dossier/ui/theme';
import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

const editor = '/administration/settings/general?tab=whitelabeling';
/** The colour of the one primary button of a page, and of the bar on top. */
const fill = (page: Page | Frame) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--d-primary-solid').trim(),
  );
const brandField = (page: Page) => page.getByRole('textbox', { name: 'Brand colour', exact: true });

describe('a firm edits its look', () => {
  it('sees the report, tries it alone, publishes, others follow, and the old one comes back', async () => {
    const admin = await aPerson('meridian');
    await admin.signIn('meridian.admin');
    const colleague = await aPerson('meridian');
    await colleague.signIn('meridian.user');
    await colleague.page.goto(product.url('meridian', '/administration/registrations/new'));
    await colleague.page.getByLabel('Last name').first().fill('Half-typed');
    const atList = await colleague.context.newPage();
    await atList.goto(product.url('meridian', '/administration/registrations'));
    await atList.getByRole('rowheader').first().waitFor();

    const { page } = admin;
    await page.goto(product.url('meridian', editor));
    await brandField(page).fill('#c8f135');
    await page.getByText('#c8f135 is used unchanged').waitFor();
    await page.getByText(/^([\d,]+) of \1 pairs pass$/).waitFor();
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { name: 'Registrations' }).waitFor();
    // Nothing of the published look is left in the new one, in any of its modes.
    await page.getByRole('radio', { name: 'High contrast' }).check();
    await preview.locator('html[data-contrast=more]').waitFor();
    const ofPreview = page.frames().find(frame => frame.url().includes('/preview/'))!;
    expect(await fill(ofPreview)).toContain('#c8f135');
    const before = await fill(page);
    // A form is shown with its errors, and sends nothing.
    await page.getByRole('radio', { name: 'Form', exact: true }).check();
    await preview.getByText('This field is required').first().waitFor();
    await preview.getByRole('heading', { level: 1, name: 'New registration' }).waitFor();

    await page.getByRole('button', { name: 'Try it (only me)' }).click();
    await page.getByText('You are trying a theme that only you can see.').waitFor();
    expect(await fill(page)).toContain('#c8f135');
    expect(await fill(colleague.page)).toBe(before);
    await page.getByRole('button', { name: 'Stop trying' }).click();
    expect(await fill(page)).toBe(before);

    await page.getByRole('button', { name: 'Publish theme' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish theme' });
    await dialog.getByRole('textbox').fill('Spring');
    await dialog.getByRole('button', { name: 'Publish theme' }).click();
    const published = performance.now();
    const isWorn = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--d-primary-solid').includes('#c8f135');
    await colleague.page.waitForFunction(isWorn);
    expect(performance.now() - published).toBeLessThan(2_000);
    expect(await colleague.page.getByLabel('Last name').first().inputValue()).toBe('Half-typed');
    // That page came with a part of the old one, and the name of the rest: neither is left.
    await atList.waitForFunction(isWorn);
    await expect.poll(() => atList.locator('head link[href^="/theme/"]').count()).toBe(1);
    expect(await atList.locator('head :is([data-href], [content^="/theme/"])').count()).toBe(0);

    await page.getByText(/Spring/).waitFor();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore theme' }).click();
    await page.waitForFunction(
      () =>
        !getComputedStyle(document.documentElement).getPropertyValue('--d-primary-solid').includes('#c8f135'),
    );
    expect(await fill(page)).toBe(before);
    await admin.leave();
    await colleague.leave();
  });

  it.each(['#ffe600', '#0b0b0b'])(
    'publishes %s in five clicks at most, and others see it without reload',
    async colour => {
      const admin = await aPerson('lumen');
      await admin.signIn('lumen.admin');
      const colleague = await aPerson('lumen');
      await colleague.signIn('lumen.user');
      await colleague.page.goto(product.url('lumen', '/administration/registrations'));
      await colleague.page.getByRole('rowheader').first().waitFor();
      const { page } = admin;
      let clicks = 0;
      const press = async (name: string, scope: Pick<Page, 'getByRole'> = page) => {
        clicks += 1;
        await scope.getByRole('button', { name, exact: true }).click();
      };
      await page.goto(product.url('lumen', editor));
      clicks += 1;
      await brandField(page).click();
      await brandField(page).fill(colour);
      await page.getByText(/^([\d,]+) of \1 pairs pass$/).waitFor();
      // In sight without scrolling.
      expect((await page.getByRole('button', { name: 'Publish theme' }).boundingBox())?.y).toBeLessThan(400);
      await press('Publish theme');
      await press('Publish theme', page.getByRole('dialog', { name: 'Publish theme' }));
      await page.getByText('The theme is published.').first().waitFor();
      await colleague.page.waitForFunction(
        requested =>
          getComputedStyle(document.documentElement)
            .getPropertyValue('--d-primary-solid')
            .includes(requested),
        colour,
      );
      expect(clicks).toBeLessThanOrEqual(5);
      await admin.leave();
      await colleague.leave();
    },
  );

  it('takes its look along as design tokens, and has it back without loss', async () => {
    const { page, signIn, leave } = await aPerson('noordhaven');
    await signIn('noordhaven.admin');
    await page.goto(product.url('noordhaven', editor));
    const tokens = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export design tokens' }).click(),
      ]);
      return readFile(await file.path(), 'utf8');
    };
    const choose = (name: string, value: string) =>
      page.getByRole('combobox', { name, exact: true }).selectOption(value);
    await brandField(page).waitFor();
    const before = await tokens();

    await brandField(page).fill('#d4001a');
    await choose('Corners', '12');
    await choose('Text font', 'plex');
    await choose('Navigation', 'tint');
    await page.getByText('#d4001a is used unchanged').waitFor();
    const other = await tokens();
    expect(brandFromTokens(JSON.parse(other))).not.toEqual(brandFromTokens(JSON.parse(before)));

    const bring = (content: string) =>
      page.getByLabel('Import design tokens').setInputFiles({
        name: 'look.tokens.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    await bring(before);
    await page.getByText('#d4001a is used unchanged').waitFor({ state: 'detached' });
    expect(await tokens()).toBe(before);
    await bring(other);
    await page.getByText('#d4001a is used unchanged').waitFor();
    expect(await tokens()).toBe(other);
    await bring('{"name":"Somebody else’s file"}');
    await page.getByText('This file contains no Dossier theme', { exact: false }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    expect(await tokens()).toBe(other);
    await leave();
  });

  it('is refused to whoever lacks the permission, with who can grant it', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.user');
    await page.goto(product.url('meridian', editor));
    await page.getByText('Ask an Admin of your firm.', { exact: false }).waitFor();
    await leave();
  });

  it('cleans a logo with a script, says what it left out, and refuses what is no picture', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', editor));
    const logo = page.getByLabel('Logo (optional)');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><rect width="40" height="40"/></svg>`;
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByText('Removed from the image: <script>').waitFor();
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('hello') });
    await page.getByText('File type not allowed').waitFor();
    await leave();
  });

  it('gives its mark to the tab of the browser', async () => {
    const { page, signIn, leave } = await aPerson('noordhaven');
    await signIn('noordhaven.admin');
    await page.goto(product.url('noordhaven', editor));
    const icon = page.locator('head link[rel=icon]');
    const mark = page.getByLabel('Square logo, used as the browser icon (optional)');
    await mark.waitFor();
    // A firm without a mark has the product's: browsers ask for an icon in any case.
    expect(await icon.getAttribute('href')).toBe('/favicon.svg');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>`;
    await mark.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByRole('button', { name: 'Remove' }).waitFor();
    await page.getByRole('button', { name: 'Publish theme' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish theme' });
    await dialog.getByRole('button', { name: 'Publish theme' }).click();
    await page.getByText(/^Version 2,/).waitFor();
    await page.reload();
    const address = await icon.getAttribute('href');
    expect(address).toMatch(/^\/assets\/brand\/noordhaven\/[0-9a-f]{32}\.svg$/);
    expect(await page.evaluate(async url => (await fetch(url)).status, address!)).toBe(200);
    await leave();
  });
});
