import { bootstrapName } from '@dossier/api/contract';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

/** Signs in, and waits for what that leads to: what it asks for is no part of the next page. */
async function settled(name: string) {
  const person = await aPerson('meridian');
  await person.signIn(name);
  await person.page.getByRole('rowheader').first().waitFor();
  // What this page still asks for while it is left is not of the page that is opened next.
  await person.page.goto('about:blank');
  return person;
}

/** What the page that is opened next asks the platform for, without the stream that it then keeps. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) calls.length = 0;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/stream')) calls.push(pathname + search);
  });
  return calls;
}

const list = '/administration/registrations?search=van&size=50&sort=name';
const begin = '/api/access/users?bootstrap';

describe('a page that is opened directly', () => {
  it.each(['meridian.admin', 'meridian.agent'])(
    'has all that its list shows %s from one request',
    async name => {
      const { page, leave } = await settled(name);
      const calls = noteCalls(page);
      await page.goto(product.url('meridian', list));
      await page.getByRole('rowheader').first().waitFor();
      await page
        .getByRole('gridcell', { name: /^\d+\/\d+$/ })
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Inbox' }).waitFor();
      // What else is requested follows from a first frame.
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
      expect(calls).toEqual([begin]);
      expect(await page.evaluate(name => name in globalThis, bootstrapName)).toBe(false);
      await leave();
    },
  );

  it('has all that the dashboard shows, also where sign-in leads on to it', async () => {
    const { page, leave } = await settled('meridian.user');
    const calls = noteCalls(page);
    await page.goto(product.url('meridian', '/login'));
    await page.getByRole('rowheader').first().waitFor();
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    expect(calls).toEqual([begin]);
    await leave();
  });

  it('reads anew what somebody comes back to', async () => {
    const { page, leave } = await settled('meridian.user');
    await page.goto(product.url('meridian', list));
    await page.getByRole('rowheader').first().waitFor();
    const calls = noteCalls(page);
    await page.getByRole('searchbox').fill('de');
    await page.waitForURL('**search=de**');
    await expect.poll(() => calls.some(call => call.includes('/registrations?search=de'))).toBe(true);
    await leave();
  });

  it('asks by itself when nothing came of what it began', async () => {
    const { page, leave } = await settled('meridian.user');
    await page.route('**/users?bootstrap', route => route.fulfill({ status: 503, body: '{}' }));
    const calls = noteCalls(page);
    await page.goto(product.url('meridian', list));
    await page.getByRole('rowheader').first().waitFor();
    expect(calls).toContain('/api/access/users?refresh');
    await leave();
  });

  it('leads to sign-in, and back, when there is no session any more', async () => {
    const { page, context, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.user');
    const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
    await context.addCookies([{ ...cookie!, value: 'v1.over' }]);
    await page.goto(product.url('meridian', list));
    await page.waitForURL('**/login?returnTo=*');
    await leave();
  });
});
