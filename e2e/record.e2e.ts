import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, openBrowser } from './support/person.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Opens the first registration of the list that this person may decide on. */
async function openFirst(page: Page, query: string): Promise<string> {
  await page.goto(product.url('meridian', `/administration/registrations?${query}`));
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
  return page.url();
}

/** Chooses from a list that one types in. */
async function choose(page: Page, name: RegExp, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).click();
}

const type = (page: Page, name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const answer = (page: Page, question: RegExp, text: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: text, exact: true }).check();

/** Everything that an acceptance asks for of a client, as an adviser types it. */
async function fillInClient(page: Page): Promise<void> {
  await type(page, /^Given names/, 'Femke');
  await page.getByRole('spinbutton', { name: /month.*Date of birth/ }).click();
  await page.keyboard.type('03141968');
  await type(page, /^Place of birth/, 'Utrecht');
  await choose(page, /^Country of birth/, 'Neth', 'Netherlands');
  await choose(page, /^Nationality/, 'Neth', 'Netherlands');
  await type(page, /^Phone/, '0612345678');
  await type(page, /^Email/, 'femke@post.example');
  await type(page, /^Postal code/, '3581cc');
  await type(page, /^House number/, '14');
  await expect.poll(() => page.getByRole('textbox', { name: /^Street/ }).inputValue()).toBe('Maliebaan');
  await button(page, 'Add a country').click();
  await choose(page, /^Country of tax residency/, 'Neth', 'Netherlands');
  await type(page, /^Tax number there/, '123456782');
  await page.keyboard.press('Tab');
  await answer(page, /^US person/, 'No');
  await answer(page, /^Politically exposed person/, 'No');
  await answer(page, /^Related to a politically exposed person/, 'No');
  await page.getByRole('checkbox', { name: 'Wage or pension' }).check();
  await page.getByRole('combobox', { name: /Which of these/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /How much/ }).selectOption({ index: 1 });
  await type(page, /^Wage or pension: Explanation/, 'Salary of an engineer');
  await page.getByRole('radio', { name: 'IBAN' }).check();
  await type(page, /^Account number/, 'NL91ABNA0417164300');
  await type(page, /^Account holder/, 'F. van Loon');
}

describe('a registration', () => {
  it('goes from nothing to accepted: an adviser fills it in, a second person approves', async () => {
    const [malik, sanne] = [
      await aPerson(browser, product, 'meridian'),
      await aPerson(browser, product, 'meridian'),
    ];
    await malik.signIn('meridian.user');
    const { page } = malik;
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await type(page, /^Last name/, 'van Loon-Nieuw');
    await button(page, 'Start registration').click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    const [address = ''] = page.url().split('?');

    await page
      .getByRole('link', { name: /^van Loon-Nieuw: / })
      .first()
      .click();
    await fillInClient(page);
    await button(page, 'Save changes').click();
    await told(page, 'is saved.');
    await page.getByText('Nothing is missing.').waitFor();
    await button(page, 'Mark as complete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click();
    await button(page, 'Ask for approval').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await page.getByText(/somebody else decides/).waitFor();

    await sanne.signIn('meridian.admin');
    await sanne.page.goto(address);
    await button(sanne.page, 'Review and decide').click();
    await button(sanne.page, 'Approve').click();
    await told(sanne.page, 'Approved. The registration is accepted.');
    await sanne.page.goto(`${address}?section=activity`);
    await sanne.page.getByText('Malik Bakker asked for approval').waitFor();
    await sanne.page.getByText('Sanne de Wit changed the status').waitFor();
    await malik.leave();
    await sanne.leave();
  });

  it('is accepted by a second person, after a request that was sent back once', async () => {
    const [malik, sanne] = [
      await aPerson(browser, product, 'meridian'),
      await aPerson(browser, product, 'meridian'),
    ];
    await malik.signIn('meridian.user');
    await sanne.signIn('meridian.admin');
    const address = await openFirst(malik.page, 'status=COMPLETE&type=INDIVIDUAL&assignee=me');
    await sanne.page.goto(address);

    // Malik asks; Sanne sees it without doing anything, and sends the registration back instead.
    await button(malik.page, 'Ask for approval').click();
    await malik.page.getByRole('dialog').getByRole('textbox').fill('All is there.');
    await malik.page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await told(malik.page, 'Status updated.');
    await malik.page.getByText(/somebody else decides/).waitFor();
    await sanne.page.getByText('Your decision').waitFor({ timeout: 2_000 });
    await button(sanne.page, 'More').click();
    await sanne.page.getByRole('menuitem', { name: 'Send back' }).click();
    const back = sanne.page.getByRole('dialog', { name: 'Send back' });
    // Without a comment nothing is sent.
    const send = back.getByRole('button', { name: 'Send back' });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await back.getByRole('textbox').fill('Which employer?');
    await send.click();
    await told(sanne.page, 'Status updated.');

    // The request is void. Malik completes it again, and asks again.
    await button(malik.page, 'Mark as complete').click();
    await malik.page.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click();
    await button(malik.page, 'Ask for approval').click();
    await malik.page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
    await malik.page.getByText(/somebody else decides/).waitFor();

    await button(sanne.page, 'Review and decide').click();
    const decision = sanne.page.getByRole('dialog', { name: 'Approval by a second person' });
    await decision.getByText('Accepted').waitFor();
    await button(sanne.page, 'Approve').click();
    await told(sanne.page, 'Approved. The registration is accepted.');
    await malik.page.getByText('Accepted', { exact: true }).first().waitFor({ timeout: 2_000 });
    await malik.leave();
    await sanne.leave();
  });

  it('that is incomplete says what is missing, and where', async () => {
    const malik = await aPerson(browser, product, 'meridian');
    await malik.signIn('meridian.user');
    await openFirst(malik.page, 'status=INCOMPLETE&type=INDIVIDUAL&assignee=me');
    await expect
      .poll(() => button(malik.page, 'Mark as complete').getAttribute('aria-disabled'))
      .toBe('true');
    await malik.page.getByRole('link', { name: /: Place of birth$/ }).click();
    await malik.page.waitForURL('**section=parties*');
    await malik.leave();
  });
});
