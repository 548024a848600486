import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { aPdf } from '../apps/platform/src/seed/pdf.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const { product, aPerson } = await startJourney();

/** At most so many presses from the list to COMPLETE, for a business with two beneficial owners. */
const bound = 40;
/** And so many keys, all that is typed included: it was 252. */
const keyBound = 160;

const dayBefore = new Date(Date.now() - 86_400_000)
  .toISOString()
  .replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3$2$1');

interface Owner {
  readonly givenNames: string;
  readonly lastName: string;
  readonly born: string;
  readonly share: string;
}
const joris: Owner = {
  givenNames: 'Joris',
  lastName: 'Meerderheid',
  born: '02061971',
  share: '60',
};
const saskia: Owner = {
  givenNames: 'Saskia',
  lastName: 'Minderheid',
  born: '14051975',
  share: '40',
};

/** Counts what a person presses: fields are reached by Tab where the one before was typed in. */
function counted(page: Page) {
  let clicks = 0;
  let keys = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    totals: () => ({ clicks, keys }),
  };
}

it(`a business with two beneficial owners is complete within ${bound} clicks`, async () => {
  const malik = await aPerson('meridian');
  await malik.signIn('meridian.user');
  const { page } = malik;
  const { click, type, press, totals } = counted(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const textbox = (name: RegExp) => page.getByRole('textbox', { name });
  const radio = (question: RegExp, answer: string) =>
    page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true });
  const focused = async (target: Locator) => {
    await expect.poll(() => target.evaluate(element => element.contains(document.activeElement))).toBe(true);
  };

  await page.goto(product.url('meridian', '/administration/registrations'));
  await click(page.getByRole('link', { name: 'New registration' }));
  await click(page.getByRole('radio', { name: /^Business/ }));
  await click(textbox(/^Search the company register/));
  await type('zilverlijn');
  await press('Enter');
  await click(button('Use details of Zilverlijn Advies B.V.'));
  await click(button('Start registration'));
  await page.waitForURL(/registrations\/[0-9a-f-]{36}/);

  // What is missing leads to the very field; the rest of the form is out of the way.
  await click(page.getByRole('link', { name: 'Zilverlijn Advies B.V.: Account number' }).first());
  await focused(textbox(/^Account number/));
  await type('NL91ABNA0417164300');
  await click(button('Add country'));
  const country = page.getByRole('combobox', { name: /^Country of tax residency/ });
  await focused(country);
  // What was typed is taken where one entry is left.
  await type('Neth');
  await press('Tab');
  await expect.poll(() => country.inputValue()).toBe('Netherlands');
  await focused(textbox(/^Tax number in this country/));
  await type('857587973');
  await click(radio(/^US person/, 'No'));
  await click(button('Save changes'));
  await toasted(page, 'Zilverlijn Advies B.V. was saved.');

  async function addOwner(owner: Owner, open: Locator): Promise<void> {
    await click(open);
    const dialog = page.getByRole('dialog', { name: 'Add a party to Zilverlijn Advies B.V.' });
    await click(dialog.getByRole('textbox', { name: 'Given names' }));
    await type(owner.givenNames);
    await press('Tab');
    await type(owner.lastName);
    await press('Tab');
    await type(owner.born);
    await click(dialog.getByRole('checkbox', { name: /^Beneficial owner/ }));
    await click(dialog.getByLabel('Ownership', { exact: true }));
    await type(owner.share);
    await click(dialog.getByRole('button', { name: 'Add party' }));
    await dialog.waitFor({ state: 'detached' });
  }
  // The representative that is missing comes in as one: that role is chosen already.
  await addOwner(joris, page.getByRole('link', { name: /authority to sign$/ }).first());
  await addOwner(saskia, button('Add party: Zilverlijn Advies B.V.'));
  await page.getByText('Shares of Zilverlijn Advies B.V.: 100%').waitFor();

  for (const { givenNames, lastName } of [joris, saskia]) {
    await click(page.getByRole('link', { name: `${givenNames} ${lastName}: Nationality` }).first());
    const nationality = page.getByRole('combobox', { name: /^Nationality/ });
    await focused(nationality);
    await type('Neth');
    await press('Tab');
    await expect.poll(() => nationality.inputValue()).toBe('Netherlands');
    await click(textbox(/^Postal code/));
    await type('3581cc');
    await press('Tab');
    await type('14');
    await expect.poll(() => textbox(/^Street/).inputValue()).toBe('Maliebaan');
    await click(radio(/^Politically exposed person/, 'No'));
    await click(button('Save changes'));
    await toasted(page, `${givenNames} ${lastName} was saved.`);
  }

  // A person says that the owners are those whom the shares make owners.
  await click(button('Confirm owners'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Confirm owners' }));
  await toasted(page, 'The owners are confirmed.');

  await click(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Documents/ }));
  /** A file for a line of what is needed; `date` where it does not count without. */
  async function upload(what: string, name: string, date?: string): Promise<void> {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), click(button(`Upload: ${what}`))]);
    const buffer = Buffer.from(aPdf([[what]]));
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer });
    const form = page.getByRole('region', { name });
    await form.waitFor();
    if (!date) return;
    const field = name.startsWith('kvk') ? /day.*Date of issue/ : /day.*Valid until/;
    await click(form.getByRole('spinbutton', { name: field }));
    await type(date);
  }
  const company = 'Zilverlijn Advies B.V.';
  await upload(`${company}: Chamber-of-commerce extract`, 'kvk-uittreksel.pdf', dayBefore);
  await upload(`${company}: UBO-register extract`, 'ubo.pdf');
  await upload('Joris Meerderheid: Identity document', 'paspoort-joris.pdf', '02032031');
  await upload('Saskia Minderheid: Identity document', 'paspoort-saskia.pdf', '02032031');
  await click(button('Save 4 documents'));
  await toasted(page, '4 documents added.');
  await page.getByText('Nothing is missing.').first().waitFor();

  await click(button('Mark as complete'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }));
  await page.getByText('Complete', { exact: true }).first().waitFor();

  const { clicks, keys } = totals();
  expect(clicks).toBeLessThanOrEqual(bound);
  expect(keys).toBeLessThanOrEqual(keyBound);
  expect(malik.problems).toEqual([]);
  await malik.leave();
});
