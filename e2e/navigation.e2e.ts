// One page gives way to another: nothing is pressed meanwhile, and what was open over the first one closes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();
const overlay = 'body > [data-navigating]';
let person: Person;

beforeAll(async () => {
  person = await aPerson('meridian');
  await person.signIn('meridian.admin');
});
afterAll(() => person.leave());

it('covers a page whose code takes long, and not one that is there', async () => {
  const { page } = person;
  await page.goto(product.url('meridian', '/administration/dashboard'));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/InboxPage-/, async route => {
    await promise;
    await route.continue();
  });
  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .click();
  await page.locator(overlay).waitFor();
  const isCovered = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.closest('[data-navigating]') !== null);
  expect(await isCovered()).toBe(true);
  resolve();
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  expect(await page.locator(overlay).count()).toBe(0);
  await page.unroute(/\/assets\/InboxPage-/);

  // Each overlay that there is from now on, also one that is gone at once.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[data-navigating]')) document.documentElement.dataset['covered'] = '';
    });
    seen.observe(document.body, { childList: true });
  });
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  expect(await page.locator('html[data-covered]').count()).toBe(0);
});

it('closes what the shell has opened, also with Back', async () => {
  const { page } = person;
  await page.goto(product.url('meridian', '/administration/kyc'));
  await page.getByRole('heading', { name: 'KYC', level: 1 }).waitFor();
  // Both addresses are one route: the frame around the page stays.
  await page.evaluate(() => history.pushState(null, '', '/administration/task'));
  await page.getByRole('heading', { name: 'Task dashboard', level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'KYC', level: 1 }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('adds one step to the history for a choice in the palette', async () => {
  const { page } = person;
  await page.goto(product.url('meridian', '/administration/tasks'));
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('inbox');
  await page.getByRole('option', { name: 'Inbox' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
});
