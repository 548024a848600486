import type { Page } from 'playwright';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aPdf, aPicture } from '../apps/platform/src/seed/pdf.ts';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text).first().waitFor();
const file = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Sends a file, and says what it is. */
async function add(page: Page, sent: ReturnType<typeof file>, kind: string, owner?: string): Promise<void> {
  await page.getByLabel('Add documents').setInputFiles(sent);
  const form = page.getByRole('region', { name: sent.name });
  if (owner !== undefined) await form.getByRole('combobox', { name: /^Party/ }).selectOption(owner);
  await form.getByRole('combobox', { name: /^Type/ }).selectOption(kind);
  if (kind === 'passport') {
    await form.getByRole('spinbutton', { name: /day.*Valid until/ }).click();
    await page.keyboard.type('02032031');
  }
  await button(page, 'Save document').click();
  await toast(page, 'Document added.');
  await form.waitFor({ state: 'detached' });
}

/** What is kept by pressing something. */
async function downloaded(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function choose(page: Page, of: string, action: string): Promise<void> {
  await button(page, `More actions for ${of}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('documents of a registration', () => {
  it('come, are looked at, turned, replaced, removed and put back, and kept together', async () => {
    const malik = await aPerson('meridian');
    await malik.signIn('meridian.user');
    const { page } = malik;
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByRole('textbox', { name: /^Last name/ }).fill('Papier');
    await button(page, 'Start registration').click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Documents/ })
      .click();
    await page.getByText('No documents yet').waitFor();

    // What is not what its name says does not come in, and the page says why.
    await page.getByLabel('Add documents').setInputFiles(file('passport.pdf', 'application/pdf', aPicture()));
    await toast(page, 'The selected file type is not valid');
    await button(page, /^Remove/).click();

    const pdf = aPdf([['Passport of A. Papier'], ['Page with the visa']]);
    await add(page, file('passport.pdf', 'application/pdf', pdf), 'passport');
    await add(page, file('bill.png', 'image/png', aPicture()), 'proofOfAddress');

    await button(page, 'View Passport').click();
    const viewer = page.getByRole('dialog', { name: /^Passport, / });
    await viewer.getByRole('img', { name: 'passport.pdf, 1 of 2' }).waitFor();
    // What is written on it is read out.
    await viewer.getByText('Passport of A. Papier').waitFor({ state: 'attached' });
    const size = () =>
      viewer
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height] as const);
    const [width, height] = await size();
    expect(height).toBeGreaterThan(width);
    // Something is drawn: not every point has the colour of the first.
    const isDrawn = await viewer.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 === 0 && value < 128);
    });
    expect(isDrawn).toBe(true);
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await viewer.getByRole('img', { name: 'passport.pdf, 2 of 2' }).waitFor();
    await viewer.getByRole('group', { name: 'Page of passport.pdf' }).focus();
    await page.keyboard.press('r');
    await expect.poll(async () => (await size())[0] > (await size())[1]).toBe(true);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });

    await choose(page, 'Passport', 'Add new version');
    const newer = file('colour.pdf', 'application/pdf', aPdf([['In colour']]));
    await page.getByRole('dialog').getByLabel('New file').setInputFiles(newer);
    await toast(page, 'New version added.');
    await page.getByText(/^colour\.pdf · /).waitFor();
    await choose(page, 'Passport', 'Versions');
    const older = await downloaded(page, () => button(page, 'Download passport.pdf').click());
    expect(older.name).toBe('passport.pdf');
    expect([...older.bytes]).toEqual([...pdf]);

    await choose(page, 'Proof of address', 'Remove');
    await toast(page, 'Document removed.');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Proof of address' }).count()).toBe(0);
    await button(page, 'Undo').click();
    await page.getByRole('checkbox', { name: 'Proof of address' }).waitFor();

    const all = await downloaded(page, () => button(page, 'Download all (zip)').click());
    expect(Object.keys(unzipSync(all.bytes)).toSorted()).toEqual(['Papier/bill.png', 'Papier/colour.pdf']);
    await page.getByRole('checkbox', { name: 'Passport' }).check();
    const chosen = await downloaded(page, () => button(page, 'Download 1 selected (zip)').click());
    const files = unzipSync(chosen.bytes);
    expect(Object.keys(files)).toEqual(['Papier/colour.pdf']);
    expect(strFromU8(files['Papier/colour.pdf'] ?? new Uint8Array(), true)).toContain('In colour');

    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Activity/ })
      .click();
    await page.getByText('Malik Bakker restored a document: Proof of address').waitFor();
    await page.getByText('Malik Bakker opened a document: Passport').first().waitFor();
    expect(malik.problems).toEqual([]);
    await malik.leave();
  });
});

it('a document comes into the file of a client, is removed and put back, and its history says so', async () => {
  const { page, signIn } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/clients?status=A'));
  await page
    .locator('main a[href*="/administration/clients/"]')
    .filter({ hasText: /\w+ \w+/ })
    .first()
    .click();
  await page.waitForURL(/clients\/[0-9a-f-]{36}/);
  const address = page.url().split('?')[0] ?? '';
  await page.goto(`${address}?section=documents`);
  await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();

  await add(page, file('bill.png', 'image/png', aPicture()), 'proofOfAddress');
  const ofFile = page.getByRole('region', { name: 'On the client file' });
  await ofFile.getByText('Proof of address').first().waitFor();
  await ofFile.getByRole('button', { name: 'More actions for Proof of address' }).last().click();
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  const removed = page.getByRole('alertdialog').filter({ hasText: 'Document removed.' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Document restored.');

  await page.goto(`${address}?section=activity`);
  await page.getByText('Sanne de Wit added a document: Proof of address').first().waitFor();
});
