// A part of a page whose code is on its way takes nothing away that is there: neither from sight nor the focus.
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { startJourney } from './support/journey.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();

/** Files wait from now on; answers with what lets them through. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', route => promise.then(() => route.continue()));
  return resolve;
}

async function signedInAt(path: string, userName = 'meridian.user'): Promise<Person> {
  const person = await aPerson('meridian');
  onTestFinished(() => person.context.close());
  await person.signIn(userName);
  await person.page.goto(product.url('meridian', path));
  return person;
}

it('the first message that is opened leaves the list in sight', async () => {
  const { page } = await signedInAt('/administration/inbox', 'meridian.admin');
  const first = page.locator('[data-triage]').first();
  await first.waitFor();
  const release = await hold(page);
  await first.click();
  await page.getByText('No message selected').waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { level: 1, name: 'Inbox' }).isVisible()).toBe(true);
  expect(await first.isVisible()).toBe(true);
  release();
  await page.getByRole('region').getByRole('heading', { level: 2 }).first().waitFor();
});

it('a dialog leaves the focus on the button that opens it', async () => {
  const { page } = await signedInAt('/administration/registrations?status=INCOMPLETE');
  await page.getByRole('grid').getByRole('link').first().click();
  const change = page.getByRole('button', { name: 'Change references' });
  await change.waitFor();
  const release = await hold(page);
  await change.focus();
  await Promise.all([page.waitForRequest('**/assets/*.js'), page.keyboard.press('Enter')]);
  const hasFocus = change.evaluate(
    button => new Promise(resolve => requestAnimationFrame(() => resolve(button === document.activeElement))),
  );
  expect(await hasFocus).toBe(true);
  release();
  await page.getByRole('dialog').getByRole('heading').waitFor();
});
