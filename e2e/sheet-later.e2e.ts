// Some pages begin with their own rules of the style sheet; whatever is none of theirs waits for the whole of it.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startJourney } from './support/journey.ts';
import { holdSheet, laterSheet, noteSheetAt } from './support/appearances.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();

const list = '/administration/registrations?size=100';

describe('what a page does not have the rules of is shown with the whole style sheet', () => {
  let signedIn: Person;
  beforeAll(async () => {
    signedIn = await aPerson('meridian');
    await signedIn.signIn('meridian.user');
  });
  afterAll(() => signedIn.leave());

  /** A list whose style sheet is held back, and whether that was missing whenever this was shown. */
  async function listOf(selector: string) {
    const page = await signedIn.context.newPage();
    onTestFinished(() => page.close());
    const release = await holdSheet(page);
    const wasMissing = await noteSheetAt(page, selector);
    await page.goto(product.url('meridian', list));
    await page.getByRole('rowheader').first().waitFor();
    /** Presses, and lets the style sheet come once all code has. */
    const press = async (act: () => Promise<void>) => {
      const code = page.waitForResponse(response => response.url().endsWith('.js'));
      await act();
      await code;
      expect(await laterSheet(page)).not.toBeNull();
      release();
    };
    return { page, wasMissing, press };
  }

  it('which comes with the first gesture, and with none before', async () => {
    const { page, press } = await listOf('none');
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    await press(() => page.keyboard.press('Shift'));
    await expect.poll(() => laterSheet(page)).toBeNull();
    // With the rest of the theme.
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(2);
  });

  it.each(['mouse', 'keyboard'])('a dialog that is opened by %s', async how => {
    const { page, wasMissing, press } = await listOf('[role="dialog"]');
    const button = page.getByRole('button', { name: 'Go to anything…', exact: true });
    if (how === 'keyboard') await button.focus();
    await press(() => (how === 'keyboard' ? page.keyboard.press('Enter') : button.click()));
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    expect(await wasMissing()).toEqual([false]);
  });

  it.each([
    [
      'the menu of the person',
      '[role="menu"]',
      (page: Page) => page.getByRole('button', { name: /^Your menu/ }),
    ],
    [
      'the columns',
      'button[aria-label$="to the front"]',
      (page: Page) => page.getByRole('button', { name: 'Columns', exact: true }),
    ],
    [
      'a filter',
      'fieldset legend',
      (page: Page) => page.getByRole('search').getByRole('button', { name: 'Type' }),
    ],
  ])('%s', async (_, opened, trigger) => {
    const { page, wasMissing, press } = await listOf(opened);
    await press(() => trigger(page).click());
    await page.locator(opened).first().waitFor({ state: 'attached' });
    expect(await wasMissing()).toEqual([false]);
  });

  it('another page', async () => {
    const { page, wasMissing, press } = await listOf('main h1');
    await press(() => page.getByRole('rowheader').first().getByRole('link').click());
    await page.waitForURL('**/registrations/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The list has its own; it goes before the other comes.
    expect(await wasMissing()).toEqual([true, false]);
  });

  it('sign-in, where a session is over', async () => {
    const { page, context, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.user');
    const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
    await context.addCookies([{ ...cookie!, value: 'v1.over' }]);
    const wasMissing = await noteSheetAt(page, 'input[type="password"]');
    await page.goto(product.url('meridian', list));
    await page.waitForURL('**/login?returnTo=*');
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await wasMissing()).toEqual([false]);
    await leave();
  });
});
