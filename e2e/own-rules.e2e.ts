// Some pages begin with their own rules of the style sheet; the whole of it comes later, and must change nothing.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { changedBySheet, holdSheet, missingRules } from './support/looks.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();

const list = '/administration/registrations?size=100';
const places = [
  [list, 'rowheader'],
  ['/administration/dashboard', 'rowheader'],
  ['/administration/inbox', 'listitem'],
  ['/administration/tasks', 'heading'],
] as const;

/** What has the answer to a change of width by then is drawn. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** What the whole style sheet would change, at each width and in each scheme. */
async function changedAnywhere(page: Page): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await nextFrame(page);
    changed.push(...(await missingRules(page)));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      changed.push(...(await changedBySheet(page)));
    }
  }
  return changed;
}

describe.each(['meridian', 'rheinwerk'])(
  'the whole style sheet changes nothing of what %s sees first',
  firm => {
    let person: Person;
    beforeAll(async () => {
      person = await aPerson(firm);
      await person.signIn(`${firm}.admin`);
      await holdSheet(person.page);
    });
    afterAll(() => person.leave());

    it.each(places)('at %s', async (address, role) => {
      const { page } = person;
      await page.goto(product.url(firm, address));
      await page.locator('main').getByRole(role).first().waitFor();
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
      expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
      expect(await changedAnywhere(page)).toEqual([]);
    });
  },
);
