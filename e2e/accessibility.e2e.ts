// Axe has nothing against any screen. Which ones there are: `support/screens.ts`; components have it in their stories.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { violationsOn, whenSettled } from './support/accessibility.ts';
import { startJourney } from './support/journey.ts';
import type { PersonOptions } from './support/person.ts';
import { publicScreens, screensOfAdmin, screensOfOthers, type Screen } from './support/screens.ts';

const { product, aPerson } = await startJourney();

/** Goes to an address as a link does; what shows there is new. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(address => {
    for (const old of document.querySelectorAll<HTMLElement>('main :is(h1, h2)')) old.dataset['old'] = 'yes';
    history.pushState(null, '', address);
  }, path);
  await page.locator('main :is(h1, h2):not([data-old])').first().waitFor();
}

/** What axe has against screens, each named by its address; and against an address that is none. */
async function auditOf(page: Page, screens: readonly Screen[]): Promise<readonly string[]> {
  const findings: string[] = [];
  const audit = async (name: string) => {
    await whenSettled(page);
    findings.push(...(await violationsOn(page)).map(finding => `${name}: ${finding}`));
  };
  // Each is arrived at from there: two may share their page, and what was opened closes.
  const nowhere = '/administration/nowhere';
  await goTo(page, nowhere);
  await audit(nowhere);
  for (const { path, open } of screens) {
    await goTo(page, path);
    if (open) {
      await whenSettled(page);
      await open(page);
    }
    await audit(open ? `${path} (opened)` : path);
    await goTo(page, nowhere);
  }
  return findings;
}

async function auditAs(
  userName: string,
  screens: readonly Screen[],
  options: PersonOptions = {},
): Promise<readonly string[]> {
  const { page, signIn, leave } = await aPerson(userName.split('.')[0] ?? '', options);
  await signIn(userName);
  const findings = await auditOf(page, screens);
  await leave();
  return findings;
}

it('finds nothing on the pages before signing in', async () => {
  const { page, leave } = await aPerson('meridian');
  const findings: string[] = [];
  for (const { path } of publicScreens) {
    await page.goto(product.url('meridian', path));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await whenSettled(page);
    findings.push(...(await violationsOn(page)).map(finding => `${path}: ${finding}`));
  }
  expect(findings).toEqual([]);
  await leave();
});

it('finds nothing on any screen of an Admin', async () => {
  const screens = await screensOfAdmin(product, 'meridian');
  const half = Math.ceil(screens.length / 2);
  const findings = await Promise.all([
    auditAs('meridian.admin', screens.slice(0, half)),
    auditAs('meridian.admin', screens.slice(half)),
  ]);
  expect(findings.flat()).toEqual([]);
});

it('finds nothing on the screens of the others, in the dark and on a phone', async () => {
  const findings = await Promise.all([
    auditAs('lumen.user', screensOfOthers, { scheme: 'dark' }),
    auditAs('noordhaven.agent', screensOfOthers, { width: 390, height: 844, scheme: 'dark' }),
  ]);
  expect(findings.flat()).toEqual([]);
});
