import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

/** Starts an onboarding of one person, and answers with the address of its parties. */
async function startRegistration(page: Page, lastName: string): Promise<string> {
  await page.goto(product.url('meridian', '/administration/registrations/new'));
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('button', { name: 'Start registration' }).click();
  await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
  return `${page.url().split('?')[0]}?section=parties`;
}

const openEditor = async (page: Page, name: string) => {
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('textbox', { name: 'Last name' }).waitFor();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

it('a person is edited, refused with errors in place, saved, and its number revealed and written down', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(await startRegistration(page, 'van Loon'));
  await openEditor(page, 'van Loon');

  // What follows from an answer is asked, and what is missing is said where it is missing.
  await page.getByRole('textbox', { name: /^Given names/ }).fill('Femke');
  await page.getByRole('textbox', { name: /^Personal number/ }).fill('123456782');
  await page
    .getByRole('radiogroup', { name: /^Politically exposed person/ })
    .getByText('Yes')
    .click();
  // Enter tries to send, as it does in every form.
  await page.getByRole('textbox', { name: 'Last name' }).press('Enter');
  await page.getByRole('link', { name: 'Public function: This field is required' }).click();
  await page.getByRole('textbox', { name: 'Public function' }).fill('Alderman');

  // The register finds the street of a front door.
  await page.getByRole('textbox', { name: /^Postal code/ }).fill('3581cc');
  await page.getByRole('textbox', { name: /^House number/ }).fill('14');
  await expect.poll(() => page.getByRole('textbox', { name: /^Street/ }).inputValue()).toBe('Maliebaan');
  await save(page);
  await toasted(page, 'was saved.');
  await page.getByText('Maliebaan 14, 3581 CC Utrecht, Netherlands').waitFor();
  await page.getByText('Politically exposed', { exact: true }).waitFor();

  // The number left the platform masked; users who may see it is written down.
  await page.getByText('••••••782').waitFor();
  await page.getByRole('button', { name: 'Show in full: Personal number' }).click();
  await page.getByText('123456782').waitFor();
  await page.goto(page.url().replace('section=parties', 'section=activity'));
  await page.getByText('Sanne de Wit viewed in full: Femke van Loon, Personal number').waitFor();
  await page.getByText('Femke van Loon, Given names added: Femke').waitFor();
  await page.getByText('Femke van Loon, Personal number added: ******782').waitFor();
  await leave();
});

it('two who edit the same person merge what they made, and nothing is lost', async () => {
  const sanne = await aPerson('meridian');
  const malik = await aPerson('meridian');
  await Promise.all([sanne.signIn('meridian.admin'), malik.signIn('meridian.user')]);
  const parties = await startRegistration(sanne.page, 'Verhoeven');
  await Promise.all([sanne.page.goto(parties), malik.page.goto(parties)]);
  await openEditor(sanne.page, 'Verhoeven');
  await openEditor(malik.page, 'Verhoeven');

  await malik.page.getByRole('textbox', { name: 'Last name' }).fill('Verhoeven-Smit');
  await malik.page.getByRole('textbox', { name: /^Place of birth/ }).fill('Breda');
  await save(malik.page);
  await toasted(malik.page, 'was saved.');

  await sanne.page.getByRole('textbox', { name: 'Last name' }).fill('Verhoeven-Bos');
  await sanne.page.getByRole('textbox', { name: /^Email/ }).fill('v@post.example');
  await save(sanne.page);
  const dialog = sanne.page.getByRole('dialog', {
    name: 'Malik Bakker saved this registration while you were editing',
  });
  await dialog.getByRole('radio', { name: /You, now: Verhoeven-Bos/ }).check();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await toasted(sanne.page, 'was saved.');

  // Mine where both changed it, theirs where only they did, mine where only I did.
  await sanne.page.getByRole('region', { name: 'Verhoeven-Bos' }).waitFor();
  await sanne.page.getByText('v@post.example').waitFor();
  await sanne.page.getByText('Breda').waitFor();
  // And the user who is looking sees it without a reload.
  await malik.page.getByRole('region', { name: 'Verhoeven-Bos' }).waitFor();
  await Promise.all([sanne.leave(), malik.leave()]);
});

it('who edits while a colleague takes the work over saves it, and is asked nothing', async () => {
  const sanne = await aPerson('meridian');
  const malik = await aPerson('meridian');
  await Promise.all([sanne.signIn('meridian.admin'), malik.signIn('meridian.user')]);
  const parties = await startRegistration(sanne.page, 'Terpstra');
  await Promise.all([sanne.page.goto(parties), malik.page.goto(parties)]);
  await openEditor(sanne.page, 'Terpstra');
  await sanne.page.getByRole('textbox', { name: /^Place of birth/ }).fill('Sneek');

  await malik.page.getByRole('link', { name: 'Edit Terpstra' }).waitFor();
  await malik.page.keyboard.press('i');
  await toasted(malik.page, 'Malik Bakker');
  await sanne.page.getByText('Malik Bakker').first().waitFor();

  await save(sanne.page);
  await toasted(sanne.page, 'Terpstra was saved.');
  await sanne.page.getByText('Sneek').waitFor();
  await Promise.all([sanne.leave(), malik.leave()]);
});
