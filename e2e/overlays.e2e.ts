import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();
const { page, context, signIn, leave } = await aPerson('meridian');

beforeAll(() => signIn('meridian.user'));
afterAll(leave);

/** The list as the first page of a visit: nothing has been pressed, pointed at or looked for. */
async function freshList(): Promise<readonly string[]> {
  const loaded: string[] = [];
  const note = (response: { url: () => string }) => loaded.push(response.url());
  page.on('response', note);
  await page.goto(product.url('meridian', '/administration/registrations'));
  await page.getByRole('rowheader').first().waitFor();
  page.off('response', note);
  return loaded;
}

/** A finger comes down on it and up again. */
async function tap(locator: Locator): Promise<void> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  const session = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

interface Case {
  readonly what: string;
  readonly trigger: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
  /** What the keyboard stands on once it has opened it. */
  readonly byKeyboard: (page: Page) => Promise<boolean>;
}

const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement);
const cases: readonly Case[] = [
  {
    what: 'the menu of the person',
    trigger: page => page.getByRole('button', { name: /^Your menu/ }),
    opened: page => page.getByRole('menu'),
    byKeyboard: async page => (await page.getByRole('menu').getAttribute('aria-activedescendant')) !== null,
  },
  {
    what: 'the columns',
    trigger: page => page.getByRole('button', { name: 'Columns', exact: true }),
    opened: page => page.getByRole('button', { name: /^Move .+ to the front$/ }).first(),
    byKeyboard: page => isFocused(page.getByRole('button', { name: 'Columns', exact: true })),
  },
  {
    what: 'a filter',
    trigger: page => page.getByRole('search').getByRole('button', { name: 'Type' }),
    opened: page => page.getByRole('group', { name: 'Type' }),
    byKeyboard: page => isFocused(page.getByRole('group', { name: 'Type' }).getByRole('checkbox').first()),
  },
];

describe.each(cases)('the first press of a visit opens $what', ({ trigger, opened, byKeyboard }) => {
  it('by mouse', async () => {
    await freshList();
    await trigger(page).click();
    await opened(page).waitFor();
    expect(await trigger(page).getAttribute('aria-expanded')).toBe('true');
    // The ring is for who finds the way by keyboard.
    expect(await trigger(page).evaluate(element => element.matches(':focus-visible'))).toBe(false);
    await page.keyboard.press('Escape');
    await opened(page).waitFor({ state: 'detached' });
    expect(await isFocused(trigger(page))).toBe(true);
  });

  it('by finger', async () => {
    await freshList();
    await tap(trigger(page));
    await opened(page).waitFor();
    expect(await trigger(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await opened(page).waitFor({ state: 'detached' });
  });

  it.each(['Enter', 'Space'])('by keyboard, with %s', async key => {
    await freshList();
    await trigger(page).focus();
    await page.keyboard.press(key);
    await opened(page).waitFor();
    await expect.poll(() => byKeyboard(page)).toBe(true);
    await page.keyboard.press('Escape');
    await opened(page).waitFor({ state: 'detached' });
    expect(await isFocused(trigger(page))).toBe(true);
  });
});

describe('the first press of a visit opens a dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  it.each(['mouse', 'keyboard'])('by %s', async how => {
    await freshList();
    const button = page.getByRole('button', { name: 'Go to anything…', exact: true });
    if (how === 'mouse') await button.click();
    else {
      await button.focus();
      await page.keyboard.press('Enter');
    }
    await dialog(page).getByRole('combobox').waitFor();
    await expect.poll(() => isFocused(dialog(page).getByRole('combobox'))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(button)).toBe(true);
  });
});

describe('what opens over a page', () => {
  it('is not what the page begins with', async () => {
    const loaded = await freshList();
    const scripts = loaded.filter(url => url.endsWith('.js'));
    const texts = await page.evaluate(
      urls => Promise.all(urls.map(async url => (await fetch(url)).text())),
      scripts,
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(texts.filter(text => /headlessui-dialog|availableHeight/.test(text))).toEqual([]);
  });

  it('is told of when it cannot be fetched, and opens once the page is loaded again', async () => {
    await freshList();
    const menu = page.getByRole('button', { name: /^Your menu/ });
    const alert = page.getByRole('alertdialog');
    await context.route('**/*.js', route => route.abort());
    await menu.focus();
    await page.keyboard.press('Enter');
    await alert.getByText('An error occurred while loading.').waitFor();
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect(await isFocused(menu)).toBe(true);
    await page.keyboard.press('Enter');
    await alert.getByRole('button', { name: 'Yes' }).waitFor();
    await context.unroute('**/*.js');
    await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Yes' }).click()]);
    await menu.click();
    await page.getByRole('menuitem').first().waitFor();
  });
});
