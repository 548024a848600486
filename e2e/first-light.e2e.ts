import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/accessibility.ts';
import { signInAsSystemAdmin } from './support/system-admin.ts';
import { password } from './support/person.ts';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

describe('signing in', () => {
  it('begins at the empty path, and leads on to the dashboard', async () => {
    const person = await aPerson('meridian');
    await person.page.goto(product.url('meridian'));
    await person.page.waitForURL('**/login');
    await person.page.getByRole('heading', { name: 'Welcome!' }).waitFor();
    await person.signIn('meridian.admin');
    await person.page.waitForURL('**/administration/dashboard');
    // A valid session leads on from sign-in.
    await person.page.goto(product.url('meridian', '/login'));
    await person.page.waitForURL('**/administration/dashboard');
    await person.leave();
  });

  it('marks the password field when the combination is wrong, and keeps what was typed', async () => {
    const { page, leave } = await aPerson('meridian');
    await page.goto(product.url('meridian'));
    await page.getByLabel('Username').fill('meridian.admin');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('The username-password combination you have entered is incorrect').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Username').inputValue()).toBe('meridian.admin');
    await leave();
  });

  it.each(['meridian.client', 'meridian.disabled', 'nobody.at.all'])(
    'refuses %s with the same words',
    async name => {
      const { page, leave } = await aPerson('meridian');
      await page.goto(product.url('meridian'));
      await page.getByLabel('Username').fill(name);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.getByText('The username-password combination you have entered is incorrect').waitFor();
      await leave();
    },
  );

  it('demands a new password in place of a temporary one', async () => {
    const { page, leave } = await aPerson('meridian');
    await page.goto(product.url('meridian'));
    await page.getByLabel('Username').fill('meridian.new');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Your user was created by Admin. Please, change your password, below.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('A-fresh-Start-2027');
    await page.getByLabel('Confirm new password').fill('A-fresh-Start-2027');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/administration/dashboard');
    await leave();
  });

  it('comes back to the address that was asked for, and logs out', async () => {
    const { page, leave } = await aPerson('meridian');
    await page.goto(product.url('meridian', '/administration/registrations?status=REJECTED'));
    await page.waitForURL('**/login?returnTo=*');
    await page.getByLabel('Username').fill('meridian.user');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/administration/registrations?status=REJECTED');
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login**');
    await page.goto(product.url('meridian', '/administration/dashboard'));
    await page.waitForURL('**/login**');
    await leave();
  });
});

describe('registrations', () => {
  it('are found by city, sorted by name, opened, created, and still there after a reload', async () => {
    const person = await aPerson('meridian');
    const { page } = person;
    await person.signIn('meridian.admin');
    await page.getByRole('link', { name: 'Registrations', exact: true }).click();
    await page.getByRole('link', { name: 'All 1,284' }).waitFor();

    await page.getByRole('searchbox', { name: 'Search registrations' }).fill('Utrecht');
    await page.waitForURL('**search=Utrecht**');
    await page.locator('[role=grid]:not([aria-busy])').waitFor();
    const rows = await page.locator('[role=row][data-row]:not([data-row="-1"])').allTextContents();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(row => !row.includes('Utrecht'))).toEqual([]);

    await page.getByRole('button', { name: 'Name' }).click();
    await page.waitForURL('**sort=name**');
    await page
      .getByRole('columnheader', { name: 'Name', exact: true })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    await page.locator('[role=grid]:not([aria-busy])').waitFor();
    const names = await page.locator('[role=rowheader]').allTextContents();
    expect(names).toEqual(names.toSorted(new Intl.Collator('nl', { sensitivity: 'base' }).compare));

    await page.locator('[role=rowheader] a').first().click();
    await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();

    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByRole('radio', { name: /Business/ }).check();
    await page.getByLabel('Company name').fill('Eerste Licht B.V.');
    await page.getByLabel(/KvK number/).fill('68 75 01 10');
    await page.getByRole('button', { name: 'Start registration' }).click();
    await page.getByRole('heading', { level: 1, name: 'Eerste Licht B.V.' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Eerste Licht B.V.' }).waitFor();
    await page.goto(product.url('meridian', '/administration/registrations?search=Eerste'));
    await page.getByRole('link', { name: 'Eerste Licht B.V.' }).waitFor();
    await person.leave();
  });

  it('of one firm are invisible to another, whose look and language are its own', async () => {
    const person = await aPerson('rheinwerk', { locale: 'de-DE' });
    const { page } = person;
    await person.signIn('rheinwerk.admin');
    await page.goto(product.url('rheinwerk', '/administration/registrations?search=Eerste'));
    await page.getByRole('heading', { name: 'Keine Registrierungen gefunden' }).waitFor();
    const { lang, tenant, radius } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      tenant: document.documentElement.dataset['tenant'],
      radius: getComputedStyle(document.documentElement).getPropertyValue('--d-radius').trim(),
    }));
    expect([lang, tenant, radius]).toEqual(['de-DE', 'rheinwerk', '0px']);
    await person.leave();
  });

  it('survive a kill of the process: nothing that was answered is lost', async () => {
    const person = await aPerson('lumen', { locale: 'fr-FR' });
    const { page } = person;
    await person.signIn('lumen.admin');
    await page.goto(product.url('lumen', '/administration/registrations/new'));
    await page.getByLabel('Nom', { exact: true }).fill('Durable');
    await page.getByRole('button', { name: 'Commencer la demande' }).click();
    await page.getByRole('heading', { level: 1, name: 'Durable' }).waitFor();
    const address = page.url();
    // The part that comes last: code whose loading is cut off is an error of its own.
    await page.getByRole('heading', { name: 'Références externes' }).waitFor();
    await product.kill();
    await page.goto(product.url('lumen')).catch(() => null);
    await product.restart();
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Durable' }).waitFor();
    await person.leave();
  });

  it('say so when the platform cannot be reached, and keep what was typed', async () => {
    const person = await aPerson('meridian');
    const { page, context } = person;
    await person.signIn('meridian.user');
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByLabel('Last name').fill('Offline');
    // The counts come last: code whose loading is cut off is never asked for again (Chromium 153), and needs a reload.
    await page.getByRole('link', { name: /^Inbox \d/ }).waitFor();
    await context.setOffline(true);
    const notice = page.getByRole('alertdialog', { name: 'No internet connection.' });
    await notice.getByText('Check your connection and try again.').waitFor();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('You are offline.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Start registration' }).click();
    await page
      .getByText('Something went wrong. Please try again. If the problem persists, contact support')
      .waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Offline');
    await context.setOffline(false);
    await page.getByText('You are offline.', { exact: false }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Start registration' }).click();
    await page.getByRole('heading', { level: 1, name: 'Offline' }).waitFor();
    await context.close();
  });
});

describe('a System Admin', () => {
  it('sets up an authenticator app and chooses a firm first, and then works for it', async () => {
    const { page, leave } = await aPerson('');
    await signInAsSystemAdmin(page, product.url(''));
    const noordhaven = page.getByRole('button', { name: 'Work for Noordhaven Vermogensbeheer' });
    await noordhaven.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await noordhaven.click();
    await page.waitForURL('**/administration/dashboard');
    await page.getByText('noordhaven', { exact: true }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset['tenant'] === 'noordhaven');
    await leave();
  });
});
