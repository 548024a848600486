import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  answer,
  approve,
  askForApproval,
  button,
  choose,
  femke,
  fillInAddress,
  fillInClient,
  fillInTax,
  passportOf,
  sendDocuments,
  type,
  typeDate,
  type Client,
} from './support/client.ts';
import { toasted } from './support/toasts.ts';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

/** Opens the first registration of the list that this person may decide on. */
async function openFirst(page: Page, query: string): Promise<string> {
  await page.goto(product.url('meridian', `/administration/registrations?${query}`));
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
  return page.url();
}

const joris: Client = {
  givenNames: 'Joris',
  born: '02061971',
  phone: '0687654321',
  email: 'joris@post.example',
  taxNumber: '111222333',
  holder: 'J. Tesamen',
};

/** Yesterday, typed as a date: the product of these tests runs on the real clock. */
const dayBefore = new Date(Date.now() - 86_400_000)
  .toISOString()
  .replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3$2$1');

const editParty = async (page: Page, address: string, name: string) => {
  await page.goto(`${address}?section=parties`);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
};

describe('a registration', () => {
  it('goes from nothing to accepted: an adviser fills it in, a second person approves', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
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
    await fillInClient(page, femke);
    await button(page, 'Save changes').click();
    await toasted(page, 'was saved.');
    await sendDocuments(page, address, [passportOf('Femke van Loon-Nieuw')]);
    await askForApproval(page);

    await sanne.signIn('meridian.admin');
    await sanne.page.goto(address);
    await approve(sanne.page);
    await sanne.page.goto(`${address}?section=activity`);
    await sanne.page.getByText('Malik Bakker requested approval').waitFor();
    await sanne.page.getByText('Sanne de Wit approved the request and accepted the client').waitFor();
    await malik.leave();
    await sanne.leave();
  });

  it('of two people together is accepted once everything is known of both', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
    await malik.signIn('meridian.user');
    const { page } = malik;
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByRole('radio', { name: /^Joint/ }).check();
    await page.getByRole('textbox', { name: 'Last name' }).first().fill('Samen');
    await page.getByRole('textbox', { name: 'Last name' }).last().fill('Tesamen');
    await button(page, 'Start registration').click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    const [address = ''] = page.url().split('?');

    await editParty(page, address, 'Samen');
    await fillInClient(page, femke);
    await button(page, 'Save changes').click();
    await toasted(page, 'was saved.');
    await editParty(page, address, 'Tesamen');
    await fillInClient(page, joris);
    await button(page, 'Save changes').click();
    await toasted(page, 'was saved.');
    await sendDocuments(page, address, [passportOf('Femke Samen'), passportOf('Joris Tesamen')]);
    await askForApproval(page);

    await sanne.signIn('meridian.admin');
    await sanne.page.goto(address);
    await approve(sanne.page);
    await malik.leave();
    await sanne.leave();
  });

  it('of a business is accepted once somebody signs for it', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
    await malik.signIn('meridian.user');
    const { page } = malik;
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByRole('radio', { name: /^Business/ }).check();
    // Name, number, legal form, date and address come from the register.
    await type(page, /^Search the company register/, 'zilverlijn');
    await button(page, 'Search').click();
    await button(page, 'Use details of Zilverlijn Advies B.V.').click();
    await button(page, 'Start registration').click();
    await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
    const [address = ''] = page.url().split('?');

    await editParty(page, address, 'Zilverlijn Advies B.V.');
    await fillInTax(page, '857587973');
    await type(page, /^Account number/, 'NL91ABNA0417164300');
    await button(page, 'Save changes').click();
    await toasted(page, 'was saved.');

    await button(page, 'Add party: Zilverlijn Advies B.V.').click();
    const dialog = page.getByRole('dialog', { name: 'Add a party to Zilverlijn Advies B.V.' });
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Bestuurder');
    await dialog.getByRole('button', { name: 'Add party' }).click();
    await dialog.waitFor({ state: 'detached' });
    await editParty(page, address, 'Bestuurder');
    await type(page, /^Given names/, 'Joris');
    await typeDate(page, 'Date of birth', '02061971');
    await choose(page, /^Nationality/, 'Neth', 'Netherlands');
    await fillInAddress(page);
    await answer(page, /^Politically exposed person/, 'No');
    await answer(page, /^Signatory/, 'Yes');
    await button(page, 'Save changes').click();
    await toasted(page, 'was saved.');
    await sendDocuments(page, address, [
      {
        missing: 'Zilverlijn Advies B.V.: Chamber-of-commerce extract',
        date: { name: 'Date of issue', digits: dayBefore },
      },
      { missing: 'Zilverlijn Advies B.V.: UBO-register extract' },
      passportOf('Joris Bestuurder'),
    ]);
    // No owner is entered: the director takes the place, and a person says why.
    await page.goto(`${address}?section=parties`);
    await button(page, 'Confirm owners').click();
    const confirmation = page.getByRole('dialog');
    await confirmation.getByRole('checkbox', { name: /^Joris Bestuurder/ }).click();
    await confirmation.getByRole('textbox', { name: /^Reason/ }).fill('The register names no owner.');
    await confirmation.getByRole('button', { name: 'Confirm owners' }).click();
    await toasted(page, 'The owners are confirmed.');
    await askForApproval(page);

    await sanne.signIn('meridian.admin');
    await sanne.page.goto(address);
    await approve(sanne.page);
    await malik.leave();
    await sanne.leave();
  });

  it('is accepted by a second person, after a request that was sent back once', async () => {
    const [malik, sanne] = [await aPerson('meridian'), await aPerson('meridian')];
    await malik.signIn('meridian.user');
    await sanne.signIn('meridian.admin');
    const address = await openFirst(malik.page, 'status=COMPLETE&type=INDIVIDUAL&assignee=me&sort=updatedAt');
    await sanne.page.goto(address);

    // Malik asks; Sanne sees it without doing anything, and sends the registration back instead.
    await button(malik.page, 'Request approval').click();
    await malik.page.getByRole('dialog').getByRole('textbox').fill('All is there.');
    await malik.page.getByRole('dialog').getByRole('button', { name: 'Request approval' }).click();
    await toasted(malik.page, 'Approval requested.');
    await malik.page.getByText(/A colleague must decide/).waitFor();
    await sanne.page.getByText('Your decision').waitFor({ timeout: 2_000 });
    await button(sanne.page, 'More').click();
    await sanne.page.getByRole('menuitem', { name: 'Send back' }).click();
    const back = sanne.page.getByRole('dialog', { name: 'Send back' });
    // Without a comment nothing is sent.
    const send = back.getByRole('button', { name: 'Send back' });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await back.getByRole('textbox').fill('Which employer?');
    await send.click();
    await toasted(sanne.page, 'Status updated.');

    // The request is void. Malik completes it again, and asks again.
    await button(malik.page, 'Mark as complete').click();
    await malik.page.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click();
    await toasted(malik.page, 'Status updated.');
    await sanne.page.goto(product.url('meridian', '/administration/registrations'));
    const waiting = sanne.page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^To approve/ });
    const before = Number((await waiting.textContent())?.replace(/\D/g, ''));
    await button(malik.page, 'Request approval').click();
    await malik.page.getByRole('dialog').getByRole('button', { name: 'Request approval' }).click();
    await malik.page.getByText(/A colleague must decide/).waitFor();

    // Her list says at once that it waits for her, and leads there.
    await sanne.page
      .getByRole('link', { name: `${before + 1} waiting for your approval` })
      .click({ timeout: 2_000 });
    await sanne.page.waitForURL('**?toApprove=true');
    await sanne.page.locator(`[role="grid"] a[href="${new URL(address).pathname}"]`).click();
    await approve(sanne.page);
    await malik.page.getByText('Accepted', { exact: true }).first().waitFor({ timeout: 2_000 });
    await malik.leave();
    await sanne.leave();
  });

  it('that is incomplete says what is missing, and where', async () => {
    const malik = await aPerson('meridian');
    await malik.signIn('meridian.user');
    await openFirst(malik.page, 'status=INCOMPLETE&type=INDIVIDUAL&assignee=me');
    await expect
      .poll(() => button(malik.page, 'Mark as complete').getAttribute('aria-disabled'))
      .toBe('true');
    await malik.page
      .getByRole('link', { name: /: Place of birth$/ })
      .first()
      .click();
    await malik.page.waitForURL('**section=parties*');
    await malik.leave();
  });
});
