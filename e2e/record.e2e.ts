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

describe('a registration', () => {
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
