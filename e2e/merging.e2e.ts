import { expect, it } from 'vitest';
import { violationsOn } from './support/accessibility.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

it('two clients are merged by two persons, both addresses lead to one, and it is undone', async () => {
  const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
  await malik.signIn('meridian.user');
  await sanne.signIn('meridian.admin');

  // Malik enters one person twice.
  const [stays, goes] = ['Tweelingen', 'Tweelinge'];
  const enter = async (lastName: string): Promise<string> => {
    const { page } = malik;
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
    await page.getByRole('button', { name: 'Start registration' }).click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    await page.goto(product.url('meridian', `/administration/clients?search=${lastName}`));
    const link = page.getByRole('link', { name: lastName, exact: true }).first();
    await link.waitFor();
    return (await link.getAttribute('href')) ?? '';
  };
  const [a, b] = [await enter(stays), await enter(goes)];

  // Malik finds the other one from the page of the first, compares them, and asks.
  await malik.page.goto(product.url('meridian', a));
  await malik.page.getByRole('button', { name: 'Merge client…' }).click();
  const dialog = malik.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(goes);
  await dialog.getByRole('textbox').press('Enter');
  await dialog
    .getByRole('button', { name: `Compare with ${goes}` })
    .first()
    .click();
  await malik.page.waitForURL(/merge\/bkyc\//);
  await malik.page.getByRole('textbox', { name: 'Reason' }).waitFor();
  expect(await violationsOn(malik.page)).toEqual([]);
  await malik.page.getByRole('textbox', { name: 'Reason' }).fill('One person, entered twice');
  await malik.page.getByRole('button', { name: 'Ask a colleague' }).click();
  await toasted(malik.page, 'A colleague has been asked.');
  await malik.page.getByText(/because you asked/).waitFor();

  // Sanne finds it among her approvals, and agrees.
  await sanne.page.goto(product.url('meridian', '/administration/task'));
  await sanne.page.getByRole('button', { name: 'Show all' }).click();
  await sanne.page.getByText('One person, entered twice').waitFor();
  await sanne.page.locator('a[href*="/administration/merges/"]').first().click();
  await sanne.page.waitForURL(/merge\/bkyc\//);
  await sanne.page.getByText('One person, entered twice').waitFor();
  await sanne.page.getByRole('button', { name: 'Merge', exact: true }).click();
  await sanne.page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await toasted(sanne.page, 'The two clients are one.');

  // The address of the one that went says whose it is now, and leads there.
  await sanne.page.goto(product.url('meridian', b));
  await sanne.page.getByRole('link', { name: `Open the file of ${stays}` }).click();
  await sanne.page.getByRole('heading', { level: 1, name: stays }).waitFor();

  await sanne.page.getByRole('button', { name: 'Undo the merge' }).click();
  const undoing = sanne.page.getByRole('dialog', { name: 'Make two clients of one again?' });
  await undoing.getByRole('textbox', { name: 'Reason' }).fill('Two persons after all');
  await undoing.getByRole('button', { name: 'Undo the merge' }).click();
  await toasted(sanne.page, 'The two clients are two again.');
  await sanne.page.goto(product.url('meridian', b));
  await sanne.page.getByRole('heading', { level: 1, name: goes }).waitFor();
  await sanne.page.getByRole('navigation', { name: 'Sections of the client file' }).waitFor();
  await malik.leave();
  await sanne.leave();
});
