import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

const isStream = (address: string) => address.includes('/api/notifications/stream');

/** The streams that a browser holds at the moment. */
function streamsOf(context: BrowserContext) {
  const connections = new Set<unknown>();
  let opened = 0;
  context.on('request', request => {
    if (!isStream(request.url())) return;
    opened++;
    connections.add(request);
  });
  const end = (request: unknown) => void connections.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return { connections: () => connections.size, opened: () => opened };
}

/** Each company has a number of its own: one that is there already is asked about. */
let companies = 0;

async function register(page: Page, name: string): Promise<void> {
  await page.goto(product.url('meridian', '/administration/registrations/new'));
  await page.getByRole('radio', { name: /Business/ }).check();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel(/KvK number/).fill(`6875011${companies++}`);
  await page.getByRole('button', { name: 'Start registration' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const listed = (page: Page, name: string, timeout: number) =>
  page.getByRole('link', { name }).waitFor({ timeout });

describe('what others change', () => {
  it('is seen in another browser within two seconds, and after the platform was away', async () => {
    const [sanne, colleague] = [await aPerson('meridian'), await aPerson('meridian')];
    const streams = streamsOf(colleague.context);
    await sanne.signIn('meridian.admin');
    await colleague.signIn('meridian.user');
    await colleague.page.goto(product.url('meridian', '/administration/registrations?search=Levend'));
    await colleague.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(streams.connections).toBe(1);
    await register(sanne.page, 'Levend Een B.V.');
    await listed(colleague.page, 'Levend Een B.V.', 2_000);

    // Parts of her page that still load would fail with the platform: that is another test's affair.
    await sanne.page.goto('about:blank');
    await product.kill();
    await expect.poll(streams.connections).toBe(0);
    await product.restart();
    await register(sanne.page, 'Levend Twee B.V.');
    // Thirty seconds and a fifth more are the longest pause between two tries.
    await listed(colleague.page, 'Levend Twee B.V.', 40_000);
    await sanne.leave();
    await colleague.leave();
  });

  it('is seen by a page that had read already and did not listen yet', async () => {
    const [sanne, colleague] = [await aPerson('meridian'), await aPerson('meridian')];
    await sanne.signIn('meridian.admin');
    await colleague.signIn('meridian.user');
    const listening = Promise.withResolvers<void>();
    await colleague.page.route('**/api/notifications/stream', async route => {
      await listening.promise;
      await route.continue();
    });
    await colleague.page.goto(product.url('meridian', '/administration/registrations?search=Tussen'));
    await colleague.page.getByText('No registrations found').waitFor();
    await register(sanne.page, 'Tussen Twee Haken B.V.');
    listening.resolve();
    await listed(colleague.page, 'Tussen Twee Haken B.V.', 2_000);
    await sanne.leave();
    await colleague.leave();
  });

  it('is a view of the list that a colleague shares', async () => {
    const [sanne, colleague] = [await aPerson('meridian'), await aPerson('meridian')];
    const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
    const list = (page: Page, query = '') =>
      page.goto(product.url('meridian', `/administration/registrations${query}`));
    await sanne.signIn('meridian.admin');
    await colleague.signIn('meridian.user');
    await list(colleague.page);
    await colleague.page.getByRole('heading', { level: 1 }).waitFor();
    await list(sanne.page, '?type=BUSINESS&assignee=none');
    await views(sanne.page).getByRole('button', { name: 'Save as view' }).click();
    await sanne.page.getByRole('textbox', { name: 'Name' }).fill('Companies of nobody');
    await sanne.page.getByRole('checkbox', { name: /^Share with colleagues/ }).check();
    await sanne.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await sanne.page.getByText('View “Companies of nobody” saved.').waitFor();

    const shared = views(colleague.page).getByRole('link', { name: /^Companies of nobody/ });
    await shared.waitFor({ timeout: 2_000 });
    await shared.click();
    await colleague.page.waitForURL('**?type=BUSINESS&assignee=none');
    await views(sanne.page)
      .getByRole('button', { name: /^Edit view/ })
      .click();
    await sanne.page.getByRole('menuitem', { name: 'Remove…' }).click();
    await sanne.page.getByRole('button', { name: 'Yes' }).click();
    await shared.waitFor({ state: 'detached', timeout: 2_000 });
    await sanne.leave();
    await colleague.leave();
  });

  it('comes to five tabs by one stream, which the next one takes over', async () => {
    const person = await aPerson('meridian');
    const streams = streamsOf(person.context);
    await person.signIn('meridian.user');
    // A page asks for it in its first idle moment: this one is the first to, and the one that is closed below.
    await expect.poll(streams.connections).toBe(1);
    const others: Page[] = [];
    for (let i = 0; i < 4; i++) {
      const tab = await person.context.newPage();
      await tab.goto(product.url('meridian', '/administration/registrations?search=Levend'));
      await tab.getByRole('heading', { level: 1 }).waitFor();
      others.push(tab);
    }
    await expect.poll(streams.connections).toBe(1);
    expect(streams.opened()).toBe(1);
    const somebody = await aPerson('meridian');
    await somebody.signIn('meridian.user');
    await register(somebody.page, 'Levend Drie B.V.');
    for (const tab of others) await listed(tab, 'Levend Drie B.V.', 2_000);
    await person.page.close();
    await expect.poll(streams.opened).toBe(2);
    await register(somebody.page, 'Levend Vier B.V.');
    for (const tab of others) await listed(tab, 'Levend Vier B.V.', 2_000);
    expect(streams.opened()).toBe(2);
    await person.leave();
    await somebody.leave();
  });

  it('ends with the session, which somebody else may have ended', async () => {
    const [office, home] = [await aPerson('meridian'), await aPerson('meridian')];
    await office.signIn('meridian.admin');
    await home.signIn('meridian.admin');
    await home.page.getByRole('button', { name: /^Your menu/ }).click();
    await home.page.getByRole('menuitem', { name: 'Sign out' }).click();
    // Five seconds until the platform ends the stream, a second and a fifth until the page comes back for it.
    await office.page.waitForURL('**/login**', { timeout: 7_000 });
    await office.page.getByText('Session expired.').waitFor();
    await office.leave();
    await home.leave();
  });

  it('keeps no session alive', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    const background: (string | undefined)[] = [];
    page.on('request', request => {
      if (isStream(request.url())) background.push(request.headers()['x-background']);
    });
    await signIn('meridian.agent');
    await expect.poll(() => background).toEqual(['1']);
    await leave();
  });
});
