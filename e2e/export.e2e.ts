import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

/** The file that a button gives, by its name and bytes. */
async function fileFrom(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

it('a registration leaves as a paper in Dutch, and that stands in its activity', async () => {
  const { page, problems, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/registrations'));
  const names = page.getByRole('rowheader').getByRole('link');
  await names.first().waitFor();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await names.first().click();
  await main.getByRole('button', { name: 'Export…' }).click();
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Nederlands' });
  await dialog.getByRole('checkbox', { name: /^Activity/ }).click();
  const documentKind = await fileFrom(page, () =>
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  );
  expect(documentKind.name).toMatch(/^\d{4}-\d{5}_nl-NL\.pdf$/);
  expect(documentKind.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByText('The export is ready.').waitFor();
  await page.goto(`${page.url()}?section=activity`);
  await page.getByText('Sanne de Wit exported the registration').first().waitFor();
  expect(problems).toEqual([]);
  await leave();
});

it('registrations chosen in the list leave together: each result is told, and the file waits for its owner', async () => {
  const { page, problems, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/registrations'));
  await page.getByRole('rowheader').getByRole('link').first().waitFor();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  for (const row of [1, 2, 3])
    await main
      .getByRole('checkbox', { name: /^Select / })
      .nth(row)
      .click();
  await main.getByRole('button', { name: 'Export selection' }).click();
  await dialog.getByRole('radio', { name: /^PDF/ }).check();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Reporting' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();

  // Made by the queue, and seen as it goes.
  const results = dialog.getByRole('list', { name: 'Results' });
  await results.getByText('exported').nth(2).waitFor();
  const download = dialog.getByRole('button', { name: 'Download' });
  await download.waitFor();
  const documentKind = await fileFrom(page, () => download.click());
  expect(documentKind.name).toMatch(/^registrations-\d{4}-\d\d-\d\d\.pdf$/);
  expect(documentKind.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  // After going on with something else it is found by the message.
  await page.goto(product.url('meridian', '/administration/inbox?type=exportReady'));
  await page
    .getByRole('link', { name: /Your export is ready/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Open exports' }).click();
  await dialog.getByRole('heading', { name: 'PDF, 3 registrations' }).waitFor();
  const again = await fileFrom(page, () => dialog.getByRole('button', { name: /^Download/ }).click());
  expect([...again.bytes]).toEqual([...documentKind.bytes]);
  expect(problems).toEqual([]);
  await leave();
});

it('what the list shows leaves as a whole, whatever page is on screen', async () => {
  const { page, problems, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/registrations?type=JOINT&status=INCOMPLETE'));
  await page.getByRole('rowheader').first().waitFor();
  const main = page.getByRole('main');
  const count = Number.parseInt((await main.getByText(/^\d+ registrations found$/).textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(await page.getByRole('rowheader').count());
  await main.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Export ${count} registrations` });
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Reporting' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.getByRole('dialog').getByRole('button', { name: 'Download' });
  await download.waitFor();
  const { bytes } = await fileFrom(page, () => download.click());
  expect(bytes.toString().trim().split('\r\n')).toHaveLength(count + 1);
  expect(problems).toEqual([]);
  await leave();
});

it('a list of clients leaves as a table with the columns that are seen', async () => {
  const { page, problems, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  await page.goto(product.url('meridian', '/administration/clients/business?h1=assignee'));
  await page.getByRole('rowheader').first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Reporting' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = dialog.getByRole('button', { name: 'Download' });
  await download.waitFor();
  const { name, bytes } = await fileFrom(page, () => download.click());
  expect(name).toMatch(/^businesses-\d{4}-\d\d-\d\d\.csv$/);
  const [header] = bytes.toString().replace('\ufeff', '').split('\r\n');
  expect(header).toBe('Name,Number,Kind,City,Registrations,Risk,Status,Next review,Updated');
  expect(problems).toEqual([]);
  await leave();
});
