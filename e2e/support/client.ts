import type { Page } from 'playwright';
import { expect } from 'vitest';
import { aPdf } from '../../apps/platform/src/seed/pdf.ts';
import { toasted } from './toasts.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const type = (page: Page, name: RegExp, text: string) =>
  page.getByRole('textbox', { name }).fill(text);
export const answer = (page: Page, question: RegExp, text: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: text, exact: true }).check();

/** Chooses from a list that one types in. */
export async function choose(page: Page, name: RegExp, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types a date into its parts, as the keyboard does: day, month, year. */
export async function typeDate(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('spinbutton', { name: new RegExp(`day.*${name}`) }).click();
  await page.keyboard.type(digits);
}

export interface Client {
  readonly givenNames: string;
  /** Day, month, year: `14031968`. */
  readonly born: string;
  readonly phone: string;
  readonly email: string;
  readonly taxNumber: string;
  readonly holder: string;
}

export const femke: Client = {
  givenNames: 'Femke',
  born: '14031968',
  phone: '0612345678',
  email: 'femke@post.example',
  taxNumber: '123456782',
  holder: 'F. van Loon',
};

/** A front door that the register knows. */
export async function fillInAddress(page: Page): Promise<void> {
  await type(page, /^Postal code/, '3581cc');
  await type(page, /^House number/, '14');
  await expect.poll(() => page.getByRole('textbox', { name: /^Street/ }).inputValue()).toBe('Maliebaan');
}

export async function fillInTax(page: Page, taxNumber: string): Promise<void> {
  await button(page, 'Add country').click();
  await choose(page, /^Country of tax residency/, 'Neth', 'Netherlands');
  await type(page, /^Tax number in this country/, taxNumber);
  await page.keyboard.press('Tab');
  await answer(page, /^US person/, 'No');
}

/** Everything that an acceptance asks for of a client, as an adviser types it. */
export async function fillInClient(page: Page, client: Client): Promise<void> {
  await type(page, /^Given names/, client.givenNames);
  await typeDate(page, 'Date of birth', client.born);
  await type(page, /^Place of birth/, 'Utrecht');
  await choose(page, /^Country of birth/, 'Neth', 'Netherlands');
  await choose(page, /^Nationality/, 'Neth', 'Netherlands');
  await type(page, /^Phone/, client.phone);
  await type(page, /^Email/, client.email);
  await fillInAddress(page);
  await fillInTax(page, client.taxNumber);
  await answer(page, /^Politically exposed person/, 'No');
  await answer(page, /^Related to a politically exposed person/, 'No');
  await page.getByRole('checkbox', { name: 'Wage or pension' }).check();
  await page.getByRole('combobox', { name: /Source/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /Amount/ }).selectOption({ index: 1 });
  await type(page, /^Wage or pension: Explanation/, 'Salary of an engineer');
  await page.getByRole('radio', { name: 'IBAN' }).check();
  await type(page, /^Account number/, 'NL91ABNA0417164300');
  await type(page, /^Account holder/, client.holder);
}

export interface ClientDocument {
  /** What is missing, as the record names it: `Femke van Loon: Identity document`. */
  readonly missing: string;
  /** Which kind it is; one that is asked for by its name is filled in. */
  readonly kind?: string;
  /** Day, month, year. */
  readonly date?: { readonly name: 'Date of issue' | 'Valid until'; readonly digits: string };
}

/** Sends the documents that are missing, one after the other, each from its line in the list of what is needed. */
export async function sendDocuments(
  page: Page,
  address: string,
  documents: readonly ClientDocument[],
): Promise<void> {
  await page.goto(`${address}?section=documents`);
  for (const { missing, kind, date } of documents) {
    const upload = page.getByRole('button', { name: `Upload: ${missing}` });
    const name = `${missing.replaceAll(/[^A-Za-z]+/g, '-')}.pdf`;
    const buffer = Buffer.from(aPdf([[missing]]));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()]);
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer });
    const form = page.getByRole('region', { name });
    if (kind !== undefined) await form.getByRole('combobox', { name: /^Type/ }).selectOption({ label: kind });
    if (date) {
      await form.getByRole('spinbutton', { name: new RegExp(`day.*${date.name}`) }).click();
      await page.keyboard.type(date.digits);
    }
    await button(page, 'Save document').click();
    await toasted(page, 'Document added.');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => upload.count()).toBe(0);
  }
}

/** A passport of someone. */
export const passportOf = (name: string): ClientDocument => ({
  missing: `${name}: Identity document`,
  kind: 'Passport',
  date: { name: 'Valid until', digits: '02032031' },
});

/** Completes what is whole, and asks a second person. */
export async function askForApproval(page: Page): Promise<void> {
  await page.getByText('Nothing is missing.').waitFor();
  for (const step of ['Mark as complete', 'Request approval']) {
    await button(page, step).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
  }
  await page.getByText(/A colleague must decide/).waitFor();
}

/** The second person reads what is asked for, and approves. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review and decide' }).click();
  await button(page, 'Approve').click();
  await toasted(page, 'Approved. The registration is accepted.');
  await page.getByText('The request was approved').waitFor();
}
