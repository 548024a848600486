import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { countClicks } from './support/clicks.ts';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const row = element.closest('[role="row"]');
    return {
      role: element.getAttribute('role') ?? element.localName,
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      row: row?.querySelector('[role="rowheader"]')?.textContent ?? null,
    };
  });

/** Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page: Page, is: (at: Awaited<ReturnType<typeof focused>>) => boolean): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    if (is(await focused(page))) return;
  }
  throw new Error(`Not reached by Tab; the focus is at ${JSON.stringify(await focused(page))}.`);
}

it('the list works by keyboard alone: find, sort, choose a range, act, undo, open, come back to the same row', async () => {
  const { page, signIn, leave } = await aPerson('meridian');
  await signIn('meridian.admin');
  // The keys lead where one may go: that is known once the navigation shows it.
  await page.getByRole('navigation').getByRole('link', { name: 'Registrations' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.waitForURL('**/administration/registrations');
  await page.getByRole('rowheader').first().waitFor();

  // Find.
  await tabTo(page, at => at.role === 'input' || at.role === 'searchbox');
  await page.keyboard.type('van');
  await page.waitForURL('**search=van**');
  await page.getByRole('rowheader').first().waitFor();

  // Sort by city.
  await tabTo(page, at => at.role === 'rowheader');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL('**sort=city**');
  await page.locator('[role="columnheader"][aria-sort="ascending"]').waitFor();
  // The rows of the old order stand, dimmed and busy, until the new ones are there: a range goes over what is seen.
  await page.locator('[role="grid"]:not([aria-busy])').waitFor();

  // Choose three rows, and give them to myself.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('toolbar').getByText('3 selected').waitFor();
  const before = await page.locator('[role="row"][aria-selected="true"]').allTextContents();
  await tabTo(page, at => at.name === 'Assign');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Me', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('3 registrations assigned to Me.').waitFor();
  // The bar is gone, and the keyboard is in the list again.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null))
    .toBe(true);

  // Undo, in the notification.
  await page.keyboard.press('F6');
  await tabTo(page, at => at.name === 'Undo');
  await page.keyboard.press('Enter');
  await page.getByText('Assignment of 3 registrations undone.').waitFor();
  const names = before.map(text => text.slice(0, 12));
  const after = await page.locator('[role="row"]').allTextContents();
  for (const name of names) expect(after.some(text => text.startsWith(name))).toBe(true);

  // Open one, and come back to it.
  await page.locator('[role="rowheader"]').nth(2).focus();
  const { row } = await focused(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/registrations\/[0-9a-f-]{36}/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.waitForFunction(
    expected =>
      document.activeElement?.closest('[role="row"]')?.querySelector('[role="rowheader"]')?.textContent ===
      expected,
    row,
  );
  await leave();
});

it('finds by a part of the name and gives three away in at most 15 keys', async () => {
  const { page, signIn, leave } = await aPerson('noordhaven');
  await signIn('noordhaven.admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Registrations' }).waitFor();
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
    keys += pressed.length;
  };
  await press('g', 'r');
  await page.getByRole('rowheader').first().waitFor();
  await press('/', 'v', 'a', 'n');
  await page.waitForURL('**search=van**');
  await page.locator('[role="grid"]:not([aria-busy])').waitFor();
  await press('Enter', 'x', 'j', 'x', 'j', 'x');
  await page.getByRole('toolbar').getByText('3 selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Assign' }).waitFor();
  await press('Tab');
  expect((await focused(page)).name).toBe('Assign');
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Me', exact: true }).waitFor();
  await press('Enter');
  await page.getByText('3 registrations assigned to Me.').waitFor();
  expect(keys).toBeLessThanOrEqual(15);
  await leave();
});

it('finds by a part of the name and gives three away in at most 8 taps of a phone', async () => {
  const { page, signIn, leave } = await aPerson('noordhaven', { width: 390, height: 844 });
  await signIn('noordhaven.admin');
  const clicks = await countClicks(page);
  await page.goto(product.url('noordhaven', '/administration/registrations'));
  await page.getByRole('searchbox').click();
  await page.keyboard.type('van');
  await page.waitForURL('**search=van**');
  await page.locator('main ul[aria-busy="false"]').waitFor();
  const rows = page.locator('main ul[aria-busy="false"]').getByRole('checkbox');
  for (const index of [0, 1, 2]) await rows.nth(index).click();
  await page.getByRole('toolbar').getByText('3 selected').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Me', exact: true }).click();
  await page.getByText('3 registrations assigned to Me.').waitFor();
  expect(clicks()).toBeLessThanOrEqual(8);
  await leave();
});

it('leads back to the search where nothing is found', async () => {
  const { page, signIn, leave } = await aPerson('noordhaven');
  await signIn('noordhaven.admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Registrations' }).click();
  await page.getByRole('rowheader').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('nobody is called that');
  await page.keyboard.press('ArrowDown');
  await page.getByText('No registrations match your search and filters.').waitFor();
  expect((await focused(page)).role).toBe('input');
  await leave();
});
