// What people see where a file of the product does not come: a word in its place and a way on, and never an empty page.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startJourney } from './support/journey.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();

const sentence = 'An error occurred while loading the page, please try again.';
const failed = (page: Page) => page.getByRole('alertdialog').getByText(sentence).waitFor();

/** Files do not come from now on; answers with what lets them. */
async function withhold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const isWithheld = ({ pathname }: URL) => pathname.startsWith('/assets/') && files.test(pathname);
  await page.route(isWithheld, route => route.abort());
  return () => page.unroute(isWithheld);
}

it('a page before signing in', async () => {
  const { page, context } = await aPerson('meridian');
  onTestFinished(() => context.close());
  await page.goto(product.url('meridian'));
  const release = await withhold(page, /\.js$/);
  await page.getByRole('link', { name: 'I lost my password' }).click();
  await failed(page);
  await release();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/restorePassword');
});

it('the stylesheet that the page after sign-in waits for', async () => {
  const { page, context } = await aPerson('meridian');
  onTestFinished(() => context.close());
  const release = await withhold(page, /\.css$/);
  await page.goto(product.url('meridian', '/login'));
  await page.getByRole('link', { name: 'I lost my password' }).click();
  await failed(page);
  await release();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Username').waitFor();
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(2);
});

it('the texts of a page that is drawn already: it is loaded once more by itself', async () => {
  const { page, context } = await aPerson('meridian');
  onTestFinished(() => context.close());
  let aborted = 0;
  await page.route(/\/assets\/en-US/, route => (aborted++ === 0 ? route.abort() : route.continue()));
  await page.goto(product.url('meridian'));
  await page.locator('#root:not([data-prerendered]) input[type="password"]').waitFor();
  expect(aborted).toBeGreaterThan(1);
});

it('a language, and the code of the toast that reports it: its text is announced and shown', async () => {
  const { page, context } = await aPerson('meridian');
  onTestFinished(() => context.close());
  await page.goto(product.url('meridian', '/login'));
  await page.locator('#root:not([data-prerendered]) input[type="password"]').waitFor();
  await context.setOffline(true);
  await page.getByLabel('Language').filter({ visible: true }).selectOption('nl-NL');
  const text = 'Nederlands could not be loaded. Try again, or reload the page.';
  await page.locator('[aria-live="assertive"] :popover-open').getByText(text).waitFor();
  await context.setOffline(false);
  await page.reload();
  await page.getByLabel('Gebruikersnaam').waitFor();
});

describe('behind signing in', () => {
  let person: Person;
  beforeAll(async () => {
    person = await aPerson('meridian');
    await person.signIn('meridian.user');
  });
  afterAll(() => person.context.close());

  async function fresh(): Promise<Page> {
    const page = await person.context.newPage();
    onTestFinished(() => page.close());
    return page;
  }

  it('the frame of every page', async () => {
    const page = await fresh();
    const release = await withhold(page, /\/Administration-/);
    await page.goto(product.url('meridian', '/administration/registrations'));
    await failed(page);
    await release();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('rowheader').first().waitFor();
  });

  it('a dialog: the page behind it stays', async () => {
    const page = await fresh();
    await page.goto(product.url('meridian', '/administration/registrations'));
    await page.getByRole('rowheader').first().waitFor();
    await withhold(page, /\.js$/);
    await page.keyboard.press('Control+k');
    await failed(page);
    expect(await page.locator('[role="rowheader"]').count()).toBeGreaterThan(0);
  });
});
