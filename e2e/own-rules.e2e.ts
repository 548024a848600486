// Some pages begin with their own rules of the style sheet; the whole of it comes later, and must change nothing.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startJourney } from './support/journey.ts';
import { changedBySheet, holdSheet, missingRules } from './support/appearances.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();

const list = '/administration/registrations?size=100';
const addresses = [
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
  tenant => {
    let person: Person;
    beforeAll(async () => {
      person = await aPerson(tenant);
      await person.signIn(`${tenant}.admin`);
      await holdSheet(person.page);
    });
    afterAll(() => person.leave());

    it.each(addresses)('at %s', async (address, role) => {
      const { page } = person;
      await page.goto(product.url(tenant, address));
      await page.locator('main').getByRole(role).first().waitFor();
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
      expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
      expect(await changedAnywhere(page)).toEqual([]);
    });
  },
);

/** Without what the page begins with, each read is asked for by itself. */
const alone = (page: Page) =>
  page.route('**/users?bootstrap', route => route.fulfill({ status: 503, body: '{}' }));
const reads = '**/api/**/registrations?*';

interface State {
  readonly what: string;
  readonly width?: number;
  /** What is opened in place of the list as it is. */
  readonly address?: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly arrive: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  {
    what: 'waits for its rows',
    before: async page => {
      await alone(page);
      await page.route(reads, () => undefined);
    },
    arrive: page => page.locator('[aria-busy="true"] .w-2\\/3').first().waitFor(),
  },
  {
    what: 'could not be read',
    before: async page => {
      await alone(page);
      await page.route(reads, route => route.fulfill({ status: 400, body: '{}' }));
    },
    arrive: page => page.getByText('The registrations could not be loaded').waitFor(),
  },
  {
    what: 'is nothing that its reader may see',
    before: async page => {
      await alone(page);
      await page.route('**/users/permissionsCheck', route => route.fulfill({ json: ['registrationRead'] }));
    },
    arrive: page => page.getByText('It requires the permission').waitFor(),
  },
  {
    what: 'holds nothing',
    address: '/administration/registrations?search=zzzz',
    arrive: page => page.getByText('No registrations found').waitFor(),
  },
  {
    what: 'has rows that are chosen',
    arrive: page => page.getByRole('checkbox').nth(1).check(),
  },
  {
    what: 'is gone through by keyboard',
    arrive: async page => {
      await page.keyboard.press('Tab');
      await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).waitFor();
    },
  },
  {
    what: 'has its places open on a phone',
    width: 390,
    arrive: async page => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
  {
    what: 'has its filters open on a phone',
    width: 390,
    arrive: async page => {
      await page.getByRole('search').getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('search').getByRole('button', { name: 'Type' }).waitFor();
    },
  },
  {
    what: 'lost its connection',
    arrive: async page => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Dismiss' }).waitFor();
    },
  },
];

describe('the whole style sheet changes nothing of a list that', () => {
  let signedIn: Person;
  beforeAll(async () => {
    signedIn = await aPerson('meridian');
    await signedIn.signIn('meridian.user');
  });
  afterAll(() => signedIn.leave());

  it.each(states)('$what', async ({ width = 1440, address = list, before, arrive }) => {
    const { context } = signedIn;
    const page = await context.newPage();
    onTestFinished(async () => {
      await context.setOffline(false);
      await page.close();
    });
    page.setDefaultTimeout(15_000);
    await page.setViewportSize({ width, height: 900 });
    await holdSheet(page);
    await before?.(page);
    await page.goto(product.url('meridian', address));
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await arrive(page);
    expect(await missingRules(page)).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await changedBySheet(page)).toEqual([]);
    }
  });

  it('has a rule less', async () => {
    const page = await signedIn.context.newPage();
    await holdSheet(page);
    await page.goto(product.url('meridian', list));
    await page.getByRole('rowheader').first().waitFor();
    await page.evaluate(() => {
      const style = [...document.querySelectorAll('style')].find(({ textContent }) =>
        textContent.includes('.bg-nav{'),
      );
      style!.textContent = style!.textContent.replace(/\.bg-nav\{[^}]*\}/, '');
    });
    // Then what judges all of the above says so.
    expect(await missingRules(page)).toEqual(['.bg-nav{background-color:var(--d-nav)}']);
    const changed = await changedBySheet(page);
    expect(changed.filter(change => !/header.* bg-nav .*: background-color: /.test(change))).toEqual([]);
    expect(changed).toHaveLength(1);
    await page.close();
  });
});
