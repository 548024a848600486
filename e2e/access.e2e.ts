import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { countClicks } from './support/clicks.ts';
import { violationsOn } from './support/accessibility.ts';
import { appCode } from './support/authenticator.ts';
import { emailWith, secretIn } from './support/outbox.ts';
import { password } from './support/person.ts';
import { startJourney } from './support/journey.ts';
import { toasted } from './support/toasts.ts';

const fresh = 'A-fresh-Start-2027';
const { product, aPerson } = await startJourney();

async function fillIn(page: Page, userName: string, secret: string): Promise<void> {
  await page.goto(product.url('meridian', '/login'));
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}

/** Everything of this browser that a script could read: nothing of it may look like a token. */
async function assertNothingToSteal(page: Page): Promise<void> {
  const result = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stored = [localStorage, sessionStorage].map(storage => Object.entries(storage));
    return JSON.stringify([stored, document.cookie, location.href, databases]);
  });
  expect(result).not.toMatch(/eyJ[\w-]{10}|v1\.[0-9a-f-]{36}|dossier_rt/);
}

describe('somebody new', () => {
  it('is invited, signs up and registers an app in ten clicks of two people, and signs in with it', async () => {
    const admin = await aPerson('meridian');
    const adminClicks = await countClicks(admin.page);
    await admin.signIn('meridian.admin');
    await admin.page.goto(product.url('meridian', '/administration/settings/access'));
    await admin.page.getByRole('button', { name: 'Invite user' }).click();
    await admin.page.getByLabel('Email').fill('nora@meridian.example');
    await admin.page.getByLabel('Phone').fill('0612345678');
    await admin.page.getByLabel('Role').selectOption('ROLE_TENANT_USER');
    await admin.page.getByRole('button', { name: 'Send invitation' }).click();
    await toasted(admin.page, 'Invitation sent to nora@meridian.example.');
    await admin.page.getByRole('row', { name: /nora@meridian.example/ }).waitFor();
    await assertNothingToSteal(admin.page);
    // One of them signs in, which is no part of it.
    const invited = adminClicks() - 1;
    await admin.leave();

    const nora = await aPerson('meridian');
    const { page } = nora;
    const clicks = await countClicks(page);
    const token = secretIn(await emailWith(page, product, 'you are invited'));
    await page.goto(product.url('meridian', '/signup'));
    await page.getByLabel('Invite token').fill(token);
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await page.getByLabel('Phone').inputValue()).toBe('+31612345678');
    await page.getByLabel('Username').fill('nora.new');
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('New');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await toasted(page, 'Your temporary password has been sent to your email');
    await page.getByText('Check your email').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('nora.new');

    const temporary = secretIn(await emailWith(page, product, 'your temporary password'));
    await fillIn(page, 'nora.new', temporary);
    await page.getByText('Your user was created by Admin. Please, change your password, below.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password').fill(fresh);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/administration/dashboard');

    await page.getByText('Do you want to add an authenticator app for 2-step verification?').waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('img', { name: /Meridian Wealth, nora.new/ }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByLabel('Enter authentication code').fill(appCode(key, -1));
    await toasted(page, 'Success!');
    // Codes for the user who loses the phone are offered at once; Nora makes them later.
    const codes = page.getByRole('dialog', { name: 'Back-up codes' });
    await codes.getByRole('heading').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await codes.getByRole('button', { name: 'Close' }).click();
    await codes.waitFor({ state: 'detached' });
    expect(invited + clicks()).toBeLessThanOrEqual(10);

    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login**');
    await fillIn(page, 'nora.new', fresh);
    await page.waitForURL('**/confirm**');
    await page.getByLabel('Confirmation code').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel('Confirmation code').fill('000000');
    await page.getByText('Invalid confirm code').waitFor();
    // The code that registered the app was the one before: that is taken for half a minute, and used up.
    await page.getByLabel('Confirmation code').fill(appCode(key));
    await page.waitForURL('**/administration/dashboard');
    await assertNothingToSteal(page);
    await nora.leave();
  });
});

describe('a password', () => {
  it('is changed by its owner, who signs in again', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.user');
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password').fill(fresh);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('The existing password is incorrect').waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Your password has been changed.').waitFor();
    await page.waitForURL('**/login**');
    await fillIn(page, 'meridian.user', fresh);
    await page.waitForURL('**/administration/**');
    await leave();
  });
});

describe('a session', () => {
  it('warns ten minutes before its end, goes on with a press, and ends', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    await page.clock.install();
    await signIn('meridian.agent');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const warning = page.getByText(
      /^Your session will expire in less than \d+ minutes. Click here to continue/,
    );
    const minutes = async () => Number(/\d+/.exec((await warning.first().textContent()) ?? '')?.[0]);
    // What the page asked for when it opened counts as work: the token is renewed once, at half of its life.
    const renewal = async (work: () => Promise<unknown>) => {
      const [answer] = await Promise.all([page.waitForResponse(/users\?refresh/), work()]);
      await answer.finished();
      // The answer is there, to its last byte; once another one is, the page has read it.
      await page.evaluate(async () => (await fetch('/health')).status);
    };
    // Time leaps, as for a computer that slept: an hour of its polls within a second would only make the platform refuse.
    await renewal(() => page.clock.fastForward('31:00'));
    await page.clock.fastForward('51:00');
    await warning.first().waitFor();
    const left = await minutes();
    expect([8, 9, 10]).toContain(left);
    await page.clock.runFor('01:00');
    await expect.poll(minutes, { timeout: 10_000 }).toBe(left - 1);
    await renewal(() => page.getByRole('button', { name: 'Continue the session' }).first().click());
    await expect.poll(() => warning.count(), { timeout: 10_000 }).toBe(0);
    await page.clock.fastForward('45:00');
    expect(new URL(page.url()).pathname).toBe('/administration/dashboard');
    await page.clock.fastForward('16:00');
    await page.waitForURL('**/login**');
    await page.getByText('Session expired.').waitFor();
    await leave();
  });

  it('ends in every tab at once, and begins in every tab', async () => {
    const { page, context, signIn, leave } = await aPerson('meridian');
    await signIn('meridian.agent');
    const other = await context.newPage();
    await other.goto(product.url('meridian', '/administration/registrations'));
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL('**/login**', { timeout: 1_000 });
    await fillIn(page, 'meridian.agent', password);
    // A user who logged out is led home: another user may sit there now.
    await other.waitForURL('**/administration/dashboard', { timeout: 5_000 });
    await leave();
  });

  it('is signed out from somewhere else, and says so at the next call', async () => {
    const [office, home] = [await aPerson('meridian'), await aPerson('meridian')];
    // Never answered: the stream ends within seconds too, and the page would leave before the click.
    await office.page.route('**/api/notifications/stream**', () => undefined);
    await office.signIn('meridian.admin');
    await home.signIn('meridian.admin');
    await home.page.goto(product.url('meridian', '/administration/profile-settings'));
    await home.page
      .getByRole('button', { name: /^Sign out of/ })
      .first()
      .click();
    await home.page.getByText('Signed out.').waitFor();
    await office.page.getByRole('link', { name: 'Registrations' }).first().click();
    await office.page.waitForURL('**/login?returnTo=**');
    await office.page.getByText('Session expired.').waitFor();
    await office.leave();
    await home.leave();
  });
});

describe('what was typed', () => {
  it('is still there after the session ended by itself, and gone after logging out', async () => {
    const { page, signIn, leave } = await aPerson('meridian');
    const other = await aPerson('meridian');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByLabel('Last name').fill('Okonkwo');
    await page.getByLabel('City').fill('Groningen');
    // All sessions end, and the next call of this page learns it.
    await other.signIn('meridian.admin');
    await other.page.getByRole('button', { name: /^Your menu/ }).click();
    await other.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.page.waitForURL('**/login**');
    await other.leave();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL('**/login**');
    await page.goto(product.url('meridian', '/login?returnTo=%2Fadministration%2Fregistrations%2Fnew'));
    await page.getByLabel('Username').fill('meridian.admin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/administration/registrations/new');
    await expect.poll(() => page.getByLabel('Last name').inputValue(), { timeout: 10_000 }).toBe('Okonkwo');
    expect(await page.getByLabel('City').inputValue()).toBe('Groningen');
    await assertNothingToSteal(page);

    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login**');
    await signIn('meridian.admin');
    await page.goto(product.url('meridian', '/administration/registrations/new'));
    await page.getByLabel('Last name').waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('');
    await leave();
  });
});

describe('the sign-in page', () => {
  it('speaks four languages', async () => {
    const { page, leave } = await aPerson('');
    await page.goto(product.url(''));
    for (const [language, title] of [
      ['nl-NL', 'Welkom!'],
      ['fr-FR', 'Bienvenue !'],
      ['de-DE', 'Willkommen!'],
      ['en-US', 'Welcome!'],
    ] as const) {
      await page.locator('select:visible').first().selectOption(language);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await leave();
  });
});
