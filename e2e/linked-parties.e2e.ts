import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

it('one person takes part in two registrations: entered once, and changed in both at once', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');

  const enter = async () => {
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByRole('textbox', { name: /^Given names/ }).fill('Aleida');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Tweemaal');
    await page
      .getByRole('group', { name: /^Date of birth/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('31011970');
  };
  const start = async () => {
    await page.getByRole('button', { name: 'Start registration' }).click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    return `${page.url().split('?')[0]}?section=parties`;
  };
  await enter();
  const first = await start();

  // The second time the person is suggested, and nothing is entered again.
  await enter();
  await page.getByRole('button', { name: "Use this client's data: Aleida Tweemaal" }).click();
  await page.getByRole('group', { name: 'Aleida Tweemaal' }).waitFor();
  const second = await start();
  expect(second).not.toBe(first);

  await page.goto(second);
  await page.getByText('Also in 1 other registration. A change here also applies there.').waitFor();
  await page.getByRole('link', { name: 'Edit Aleida Tweemaal' }).click();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Tweemaal-Vos');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toasted(page, 'was saved.');

  await page.goto(first);
  await page.getByRole('region', { name: 'Aleida Tweemaal-Vos' }).waitFor();
  await leave();
});
