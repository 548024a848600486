import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

/** As a date field takes it, in the zone of the tenant. */
const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' })
  .format(new Date())
  .replaceAll('/', '');

it('a User assesses a client, an answer raises the level by itself, and an Admin overrides it until a day', async () => {
  const malik = await aPerson('meridian');
  await malik.signIn('meridian.user');
  const { page } = malik;
  await page.goto(product.url('meridian', '/administration/clients?status=A&review=soon'));
  const first = page
    .locator('main a[href*="/administration/clients/"]')
    .filter({ hasText: /\w+ \w+/ })
    .first();
  await first.waitFor();
  const file = product.url('meridian', ((await first.getAttribute('href')) ?? '').split('?')[0] ?? '');
  const level = page.getByRole('region', { name: 'Risk level' });

  // By the keyboard alone.
  await page.goto(file);
  await page.getByRole('link', { name: 'Risk classification' }).press('Enter');
  await level.getByText('No one has assessed the risk of this client yet.').waitFor();
  await level.getByRole('button', { name: 'Assess risk' }).press('Enter');
  await toasted(page, 'The risk was assessed.');
  await level.getByText(/^Assessed by Malik Bakker, /).waitFor();

  // What weighs more is followed by itself, and the page says so where it is open.
  await page.goto(`${file}?section=additional-details&edit=risk-markers`);
  await page
    .getByRole('radiogroup', { name: /^Politically exposed person/ })
    .getByRole('radio', { name: 'Yes', exact: true })
    .check();
  await page.getByRole('textbox', { name: 'Public function' }).fill('Minister');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('dialog', { name: 'Save these changes?' })
    .getByRole('button', { name: 'Save changes' })
    .click();
  await toasted(page, 'was saved.');
  await page.getByRole('link', { name: 'Risk classification' }).click();
  await level.getByText(/^Assessed again automatically, /).waitFor();
  await level.getByText('High', { exact: true }).waitFor();
  await page.getByText('+40, at least High', { exact: true }).waitFor();
  expect(await level.getByRole('button', { name: 'Override…' }).count()).toBe(0);
  await malik.leave();

  const sanne = await aPerson('meridian');
  await sanne.signIn('meridian.admin');
  await sanne.page.goto(`${file}?section=risk`);
  await sanne.page.getByRole('button', { name: 'Override…' }).click();
  const dialog = sanne.page.getByRole('dialog', { name: 'Override the risk level' });
  // No level below what a rule demands.
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(2);
  await dialog.getByRole('radio', { name: 'Unacceptable' }).check();
  await dialog.getByRole('spinbutton', { name: /^day/ }).click();
  await sanne.page.keyboard.type(today);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Refuses to say where the money comes from');
  await dialog.getByRole('textbox', { name: 'Evidence' }).fill('The call of this morning');
  await dialog.getByRole('button', { name: 'Override level' }).click();
  await toasted(sanne.page, 'The risk level was overridden.');
  await sanne.page.getByText('Refuses to say where the money comes from').waitFor();
  await sanne.page.getByRole('button', { name: 'End override' }).click();
  await sanne.page.getByRole('alertdialog').getByRole('button', { name: 'End override' }).click();
  await toasted(sanne.page, 'The override was ended.');
  await sanne.leave();
});
