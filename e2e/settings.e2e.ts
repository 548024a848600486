import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

/** How the firm takes someone on, once all of it is there. */
async function open(page: Page): Promise<void> {
  await page.goto(product.url('meridian', '/administration/settings/workflows'));
  await page.getByRole('list', { name: 'Changes' }).waitFor();
}
const term = (page: Page) => page.getByRole('textbox', { name: 'Until decision' });
const label = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    return at?.labels?.[0]?.innerText ?? at?.innerText ?? '';
  });
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60 && !name.test(await label(page)); step++) await page.keyboard.press('Tab');
  expect(await label(page)).toMatch(name);
}
const type = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

describe('how a firm is reached', () => {
  it('says below the form who changed it, and from what into what', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', '/administration/settings/general'));
    const history = page.getByRole('list', { name: 'Changes' });
    await history.getByText('The platform set this up').waitFor();
    const address = page.getByRole('textbox', { name: 'Address (optional)' });
    const before = await address.inputValue();
    await address.fill('Herengracht 9');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toasted(page, 'Updated Successfully');
    await history.getByText('Sanne de Wit changed this').waitFor();
    await history.getByText(`Address: ${before || 'nothing'} → Herengracht 9`).waitFor();
    await leave();
  });
});

describe('how a firm takes somebody on', () => {
  it('is changed by keyboard alone: an error in its place, a draft that survives, saved, and told who did it', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.admin');
    await open(page);
    await tabTo(page, /^Until decision/);
    await type(page, '0');
    await tabTo(page, /^Save changes/);
    await page.keyboard.press('Enter');
    await expect.poll(() => label(page)).toMatch(/Please check your entries/);
    await page.getByText('Until decision: Minimum value 1').waitFor();

    await term(page).focus();
    await type(page, '7');
    await page.reload();
    await expect.poll(() => term(page).inputValue()).toBe('7');
    await page.getByText(/Your unsaved changes of .* were restored/).waitFor();
    await tabTo(page, /^Reason/);
    await page.keyboard.type('Fewer open ends');
    await tabTo(page, /^Save changes/);
    await page.keyboard.press('Enter');
    await toasted(page, 'Updated Successfully');
    await expect.poll(() => label(page)).toMatch(/^Reason/);
    const history = page.getByRole('list', { name: 'Changes' });
    await history.getByText(/Until decision: \d+ → 7$/).waitFor();
    await history.getByText('Reason: Fewer open ends').waitFor();
    await leave();
  });

  it('is not undone by whoever had it open: both versions are shown, and both changes stay', async () => {
    const [one, other] = [await aPerson('meridian'), await aPerson('meridian')];
    for (const { signIn } of [one, other]) await signIn('meridian.admin');
    await Promise.all([open(one.page), open(other.page)]);
    await term(one.page).fill('9');
    await other.page.getByRole('radio', { name: 'An Admin approves' }).check();
    await other.page.getByRole('button', { name: 'Save changes' }).click();
    await toasted(other.page, 'Updated Successfully');

    await one.page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = one.page.getByRole('dialog', { name: 'A colleague saved other changes' });
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await toasted(one.page, 'Updated Successfully');
    for (const { page } of [one, other]) {
      await expect.poll(() => term(page).inputValue()).toBe('9');
      await expect.poll(() => page.getByRole('radio', { name: 'An Admin approves' }).isChecked()).toBe(true);
    }
    await one.leave();
    await other.leave();
  });
});
