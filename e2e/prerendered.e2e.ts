import { stylesheetName } from '@dossier/api/contract';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { password } from './support/person.ts';
import { startJourney } from './support/journey.ts';

const { product, aPerson } = await startJourney();

const takenOver = '#root:not([data-prerendered]) input[type="password"]';

/** Holds back all code of a page; the answer lets it go. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('sign-in is there before its code', () => {
  it.each([
    ['en-US', 'Welcome!', 'Login to your professional portal'],
    ['nl-NL', 'Welkom!', 'Log in op uw professionele portaal'],
    ['fr-FR', 'Bienvenue !', 'Mot de passe'],
    ['de-DE', 'Willkommen!', 'Passwort'],
  ])('in %s, and the code takes over what stands there', async (locale, title, text) => {
    const { page, problems, leave } = await aPerson('', { locale });
    const warnings: string[] = [];
    page.on('console', message => warnings.push(message.text()));
    const release = await holdCode(page);
    await page.goto(product.url('', '/login'), { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('main').textContent()).toContain(text);
    const drawn = await page.locator('input[type="password"]').elementHandle();
    release();
    await page.locator(takenOver).waitFor();
    // The very same element: nothing was thrown away and drawn again.
    expect(await drawn?.evaluate(element => element.isConnected)).toBe(true);
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    expect([problems, warnings]).toEqual([[], []]);
    await leave();
  });

  it.each(['light', 'dark'] as const)('in the firm’s own look and %s', async scheme => {
    const { page, problems, leave } = await aPerson('noordhaven', { scheme });
    const appearances = () =>
      page.evaluate(() =>
        ['body', 'header', 'h1', 'input[type="password"]', 'button[type="submit"]'].map(selector => {
          const { color, backgroundColor, borderRadius, height } = getComputedStyle(
            document.querySelector(selector)!,
          );
          return { selector, color, backgroundColor, borderRadius, height };
        }),
      );
    const release = await holdCode(page);
    await page.goto(product.url('noordhaven', '/login'), { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await page.locator('header').first().textContent()).toContain('Noordhaven');
    const alone = await appearances();
    release();
    await page.locator(takenOver).waitFor();
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    await page.keyboard.press('Shift');
    await page.waitForFunction(name => !document.querySelector(`meta[name="${name}"]`), stylesheetName);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
    // What the page brings along is all of what is seen first: the whole stylesheet changes none of it.
    expect(alone).toEqual(await appearances());
    expect(problems).toEqual([]);
    await leave();
  });

  it('shows what is wrong in its place and its colour, though only its own rules are there', async () => {
    const { page, problems, leave } = await aPerson('meridian');
    await page.route('**/{assets,theme}/*.css', route => route.abort());
    await page.goto(product.url('meridian', '/login'));
    await page.locator(takenOver).waitFor();
    await page.getByLabel('Username').fill('meridian.user');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Login' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await page.locator('[aria-invalid="true"]').waitFor();
    const danger = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--d-danger-indicator)';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(await password.evaluate(element => getComputedStyle(element).borderTopColor)).toBe(danger);
    expect(problems.filter(problem => !/\/(assets|theme)\//.test(problem))).toEqual([]);
    await leave();
  });

  it('shows what was refused with the whole style sheet, on a slow connection too', async () => {
    const { page, context, problems, leave } = await aPerson('meridian');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 560,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    });
    await page.goto(product.url('meridian', '/login'), { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('meridian.user');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    const text = page.getByText('The username-password combination you have entered is incorrect');
    await text.waitFor();
    expect(await page.locator(`meta[name="${stylesheetName}"]`).count()).toBe(0);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
    expect(problems.filter(problem => !problem.includes('401'))).toEqual([]);
    await leave();
  });

  it('keeps what was typed and sent before, and the password out of the address', async () => {
    const { page, problems, leave } = await aPerson('meridian');
    const addresses: string[] = [];
    page.on('request', request => addresses.push(request.url()));
    const release = await holdCode(page);
    await page.goto(product.url('meridian', '/login'), { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('meridian.user');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/administration/dashboard');
    expect(addresses.filter(address => address.includes('Welcome-2026'))).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('lets somebody press the button who had typed before', async () => {
    const person = await aPerson('meridian');
    const { page } = person;
    const release = await holdCode(page);
    await page.goto(product.url('meridian', '/login'), { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('meridian.user');
    await page.getByLabel('Password', { exact: true }).fill(password);
    release();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/administration/dashboard');
    await person.leave();
  });

  it('takes the language that was chosen before', async () => {
    const { page, leave } = await aPerson('');
    const release = await holdCode(page);
    await page.goto(product.url('', '/login'), { waitUntil: 'commit' });
    await page.locator('select:visible').first().selectOption('de-DE');
    release();
    await page.getByRole('heading', { level: 1, name: 'Willkommen!' }).waitFor();
    await leave();
  });

  it('shows nobody who has a session, and nothing of a person', async () => {
    const person = await aPerson('meridian');
    await person.signIn('meridian.user');
    const answer = await person.page.goto(product.url('meridian', '/login'));
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(await answer?.text()).not.toContain('data-prerendered');
    await person.leave();
  });
});
