import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  answer,
  approve,
  askForApproval,
  button,
  fillInAddress,
  fillInTax,
  passportOf,
  sendDocuments,
  type,
} from './support/client.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

const company = 'Noorderlicht Participaties B.V.';
const holding = 'Vos Holding B.V.';
const foundation = 'Beheer Noorderlicht';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const typed = (day: string) => day.split('-').toReversed().join('');

/** Adds a party under a company, with what `fillIn` enters of it. */
async function add(page: Page, under: string, fillIn: (dialog: Locator) => Promise<void>): Promise<void> {
  await button(page, `Add party: ${under}`).click();
  const dialog = page.getByRole('dialog', { name: `Add a party to ${under}` });
  await fillIn(dialog);
  await dialog.getByRole('button', { name: 'Add party' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const anEntity = (name: string, legalForm: string, share: string) => async (dialog: Locator) => {
  await dialog.getByRole('radio', { name: 'Company or other entity' }).check();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Legal form' }).fill(legalForm);
  await dialog.getByLabel('Ownership', { exact: true }).fill(share);
};

const aPersonWith =
  (givenNames: string, lastName: string, born: string, roles: readonly RegExp[], share?: string) =>
  async (dialog: Locator) => {
    await dialog.getByRole('textbox', { name: 'Given names' }).fill(givenNames);
    await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
    await dialog.getByRole('spinbutton').first().click();
    await dialog.page().keyboard.type(born);
    for (const role of roles) await dialog.getByRole('checkbox', { name: role }).check();
    if (share !== undefined) await dialog.getByLabel('Ownership', { exact: true }).fill(share);
  };

it('a business with a holding, two owners and a STAK goes from nothing to a client file, which says who owned what on any day', async () => {
  const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
  await malik.signIn('meridian.user');
  const { page } = malik;
  await page.goto(product.url('meridian', '/administration/registrations/new'));
  await page.getByRole('radio', { name: /^Business/ }).check();
  await type(page, /^Search the company register/, 'noorderlicht');
  await page.keyboard.press('Enter');
  await button(page, `Use details of ${company}`).click();
  await button(page, 'Start registration').click();
  await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
  const [record = ''] = page.url().split('?');

  // Anna owns 60 % by way of her holding; Bas has the certificates of the other 40 %, whose votes are Dirk's.
  await page.goto(`${record}?section=parties`);
  const [owns, isOwner, signs] = [/^Owner/, /^Beneficial owner/, /^Director or representative/];
  await add(page, company, anEntity(holding, 'BV', '60'));
  await add(page, company, anEntity(foundation, 'STAK', '40'));
  await add(page, holding, aPersonWith('Anna', 'Vos', '02061971', [owns, isOwner, signs], '100'));
  await add(page, foundation, aPersonWith('Bas', 'Smit', '14051975', [owns, isOwner], '100'));
  await add(page, foundation, aPersonWith('Dirk', 'Boer', '01031969', [isOwner, signs]));

  const calculated = page.getByRole('region', { name: 'Calculated owners' });
  await calculated.getByText(`Anna Vos → ${holding} → ${company}: 60%`).waitFor();
  await calculated.getByText(`Bas Smit → ${foundation} → ${company}: 40%`).waitFor();
  await calculated.getByText(`Dirk Boer → ${foundation} → ${company}: 40%`).waitFor();
  await calculated.getByText('40% under control').waitFor();

  // What is missing leads to the field, and is filled in.
  const edit = async (name: string) => {
    await page.goto(`${record}?section=parties`);
    // What stands above the form has come: it moves no list that is open.
    await calculated.getByText(`Anna Vos → ${holding} → ${company}: 60%`).waitFor();
    await page.getByRole('link', { name: `Edit ${name}` }).click();
  };
  await edit(company);
  await fillInTax(page, '857587973');
  await type(page, /^Account number/, 'NL91ABNA0417164300');
  await button(page, 'Save changes').click();
  await toasted(page, `${company} was saved.`);
  for (const name of ['Anna Vos', 'Bas Smit', 'Dirk Boer']) {
    await edit(name);
    // What was typed is taken where one entry is left.
    const nationality = page.getByRole('combobox', { name: /^Nationality/ });
    await nationality.click();
    await page.keyboard.type('Neth');
    await page.keyboard.press('Tab');
    await expect.poll(() => nationality.inputValue()).toBe('Netherlands');
    await fillInAddress(page);
    await answer(page, /^Politically exposed person/, 'No');
    await button(page, 'Save changes').click();
    await toasted(page, `${name} was saved.`);
  }

  // A person says that the owners are those who were calculated.
  await button(page, 'Confirm owners').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm owners' }).click();
  await toasted(page, 'The owners are confirmed.');
  const extractOf = (name: string) => ({
    missing: `${name}: Chamber-of-commerce extract`,
    date: { name: 'Date of issue', digits: typed(daysAgo(1)) } as const,
  });
  await sendDocuments(page, record, [
    extractOf(company),
    { missing: `${company}: UBO-register extract` },
    extractOf(holding),
    extractOf(foundation),
    ...['Anna Vos', 'Bas Smit', 'Dirk Boer'].map(passportOf),
  ]);
  await askForApproval(page);

  await sanne.signIn('meridian.admin');
  const second = sanne.page;
  await second.goto(record);
  await approve(second);
  await second.goto(record);
  await button(second, 'Mark as done').click();
  const finish = second.getByRole('dialog', { name: 'Mark as done' });
  await finish.getByRole('textbox').fill('Contracts are signed.');
  await finish.getByRole('button', { name: 'Mark as done' }).click();
  await finish.waitFor({ state: 'detached' });
  await button(second, 'Convert to client').click();
  const preview = second.getByRole('dialog', { name: 'Convert to client' });
  await preview.getByText(`${holding} owns 60% of ${company}`).waitFor();
  await preview.getByText(`${foundation} is represented by Dirk Boer`).waitFor();
  for (const other of await preview.getByRole('radio', { name: 'No, it is someone else' }).all())
    await other.check();
  await preview.getByRole('button', { name: 'Convert to client' }).click();
  await toasted(second, 'The registration is now a client file.');
  await second.locator('main a[href^="/administration/clients/"]', { hasText: company }).first().click();
  await second.waitForURL(/administration\/clients\/[0-9a-f-]{36}/);
  const [file = ''] = second.url().split('?');

  // Its file draws the whole of it, and its owners are confirmed still.
  await second.goto(`${file}?section=connections`);
  const graph = second.getByRole('region', { name: 'Owners and representatives' });
  for (const name of ['Anna Vos', 'Bas Smit', 'Dirk Boer'])
    await graph.getByRole('link', { name: new RegExp(`^${name} Beneficial owner`) }).waitFor();
  const owners = second.getByRole('region', { name: 'Calculated owners' });
  await owners.getByText(/^Confirmed by Malik Bakker/).waitFor();

  // The holding sells: what it has is another share from today, and the file of before says what it was.
  await second
    .getByRole('row', { name: new RegExp(holding) })
    .getByRole('button')
    .click();
  await second.getByRole('menuitem', { name: 'Change share' }).click();
  const change = second.getByRole('dialog', { name: `Change the share of ${holding}` });
  await change.getByLabel('Share', { exact: true }).fill('20');
  await change.getByRole('button', { name: 'Save share' }).click();
  await toasted(second, 'The share was changed.');
  await owners.getByText(`Anna Vos → ${holding} → ${company}: 20%`).waitFor();
  await owners.getByText(/The shares have changed since: confirm them again/).waitFor();

  // Cor turns out to have had certificates all the while: the file of a day says what was so on it.
  await button(second, 'Add connection').click();
  const adding = second.getByRole('dialog', { name: 'Add a connection' });
  await adding.getByRole('button', { name: 'Enter someone new' }).click();
  await adding.getByRole('textbox', { name: /^Given names/ }).fill('Cor');
  await adding.getByRole('textbox', { name: 'Last name' }).fill('Mulder');
  await adding
    .getByRole('combobox', { name: 'Connection', exact: true })
    .selectOption({ label: `Cor Mulder owns part of ${company}` });
  await adding.getByRole('combobox', { name: 'Held as' }).selectOption({
    label: 'Depositary receipts, without votes',
  });
  await adding.getByLabel('Share', { exact: true }).fill('40');
  await adding.getByRole('group', { name: /^From/ }).getByRole('spinbutton').first().click();
  await second.keyboard.type(typed(daysAgo(30)));
  await adding.getByRole('button', { name: 'Add connection' }).click();
  await toasted(second, 'The connection was added.');
  await owners.getByText('Cor Mulder').waitFor();
  await second.goto(`${file}?section=connections&on=${daysAgo(10)}`);
  await graph.getByRole('link', { name: /^Cor Mulder Beneficial owner 40% of/ }).waitFor();
  expect(await graph.getByRole('link', { name: /^Anna Vos/ }).count()).toBe(0);
  await owners.getByText('40% of the capital').waitFor();
  await owners.getByText('Of 60% no person has been entered.').waitFor();
  expect(await button(second, 'Confirm owners').count()).toBe(0);

  await malik.leave();
  await sanne.leave();
});
