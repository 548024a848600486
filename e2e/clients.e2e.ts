import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

it('a client is found by name, opened by keyboard, given another address and a portal account, and its history says so', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/clients?status=A'));
  const first = page
    .locator('main a[href*="/administration/clients/"]')
    .filter({ hasText: /\w+ \w+/ })
    .first();
  const name = (await first.textContent()) ?? '';
  await page.goto(product.url('meridian', '/administration/clients'));
  await page.getByRole('searchbox', { name: 'Search natural persons' }).fill(name);
  await page.getByRole('link', { name, exact: true }).first().waitFor();
  await page.getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/clients\/[0-9a-f-]{36}/);
  const address = page.url().split('?')[0] ?? '';

  await page.getByRole('link', { name: 'Basic details' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Edit Address' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Second line' }).first().fill('Third floor');
  await page.getByRole('button', { name: 'Save changes' }).click();

  // What changes is shown before it is saved.
  const question = page.getByRole('dialog', { name: 'Save these changes?' });
  await question.getByText('Third floor').waitFor();
  await question.getByRole('button', { name: 'Save changes' }).press('Enter');
  await toasted(page, 'was saved.');

  await page.goto(`${address}?section=activity`);
  await page.getByText('Sanne de Wit changed the data').waitFor();
  await page.getByText(/Third floor/).waitFor();

  // They are invited to the client portal, and the file says who did it.
  await page.goto(`${address}?section=additional-details`);
  const portal = page.getByRole('region', { name: 'Client portal' });
  await portal.getByRole('button', { name: 'Create account and invite' }).press('Enter');
  await toasted(page, 'The client was invited.');
  await portal.getByText(/^Invited on .* by Sanne de Wit\.$/).waitFor();

  // A client of Sanne's, in no registration of Louise's.
  await page.goto(product.url('meridian', '/administration/clients?status=A&assignee=me'));
  const mine = page
    .locator('main a[href*="/administration/clients/"]')
    .filter({ hasText: /\w+ \w+/ })
    .first();
  await mine.waitFor();
  const stranger = product.url('meridian', (await mine.getAttribute('href')) ?? '');
  await leave();

  // An Agent does not learn of a client whom they may not see: the address answers as one of no one.
  const louise = await aPerson('meridian');
  await louise.signIn('meridian.agent');
  await louise.page.goto(stranger);
  await louise.page.getByRole('heading', { name: 'Record not found' }).waitFor();
  expect(louise.page.url()).toBe(stranger);
  await louise.leave();
});

it('an accepted business becomes client files by way of a preview, and both lead to each other', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/registrations?status=ACCEPTED&type=BUSINESS'));
  await page.getByRole('grid').getByRole('link').first().click();
  await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
  const record = page.url().split('?')[0] ?? '';
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Mark as done' }).click();
  const finish = page.getByRole('dialog', { name: 'Mark as done' });
  await finish.getByRole('textbox').fill('Contracts are signed.');
  await finish.getByRole('button', { name: 'Mark as done' }).click();
  await finish.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Convert to client' }).click();
  const preview = page.getByRole('dialog', { name: 'Convert to client' });
  await preview.getByText('Becomes an active client.').first().waitFor();
  await preview
    .getByText(/ owns | is represented by /)
    .first()
    .waitFor();
  // Demo clients have common names: those who may be one already are someone else here.
  for (const other of await preview.getByRole('radio', { name: 'No, it is someone else' }).all())
    await other.check();
  await preview.getByRole('button', { name: 'Convert to client' }).click();
  await toasted(page, 'The registration is now a client file.');

  // The registration can only be read, and leads to the client file, which names it.
  await page.getByText(/It became a client file/).waitFor();
  await page.getByRole('button', { name: 'Convert to client' }).waitFor({ state: 'detached' });
  await page.locator('main a[href^="/administration/clients/"]', { hasText: name }).first().click();
  await page.waitForURL(/administration\/clients\/[0-9a-f-]{36}/);
  await page.getByText('Active', { exact: true }).first().waitFor();
  await page
    .locator(`main a[href="${new URL(record).pathname}"]`)
    .first()
    .waitFor();
  await leave();
});

it('two persons that are chosen in the list become a group, which both their files name', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/clients?status=A'));
  const rows = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await rows.first().waitFor();
  const names: string[] = [];
  for (const row of [rows.nth(0), rows.nth(1)]) {
    names.push((await row.getByRole('rowheader').getByRole('link').textContent()) ?? '');
    await row.getByRole('checkbox').press('Space');
  }
  await page.getByRole('button', { name: 'Make a group' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make a group of persons' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Familie Van Leeuwenhoek');
  await dialog.getByRole('button', { name: 'Make group' }).press('Enter');
  await toasted(page, 'The group was made.');

  // Its file opens, and names them; theirs name the group.
  await page.getByRole('heading', { level: 1, name: 'Familie Van Leeuwenhoek' }).waitFor();
  const group = page.url();
  const client = page.getByRole('region', { name: 'Client', exact: true });
  for (const name of names) {
    await page.goto(group);
    await client.getByRole('link', { name, exact: true }).press('Enter');
    await page
      .getByRole('region', { name: 'Groups' })
      .getByRole('link', { name: 'Familie Van Leeuwenhoek' })
      .waitFor();
  }

  // A group of two stays one of two: who is left alone ends it.
  await page.goto(`${group}?section=members`);
  const member = page.getByRole('row', { name: names[0] ?? '' });
  await member.getByRole('button').press('Enter');
  await page.getByRole('menuitem', { name: 'Take out' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).press('Enter');
  await toasted(page, 'A group has two members or more.');

  await page.goto(product.url('meridian', '/administration/clients/business?type=NPG'));
  await page.getByRole('link', { name: 'Familie Van Leeuwenhoek' }).first().waitFor();
  await leave();
});
