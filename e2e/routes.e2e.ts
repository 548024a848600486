import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { signInAsSystemAdmin } from './support/system-admin.ts';

const { product, aPerson } = await startJourney();

/** The administration area of S1 §2, and an address that is none. */
const addresses = [
  'dashboard',
  'inbox',
  'tasks',
  'task',
  'workflow-import',
  'pms-connection',
  'kyc',
  'registrations',
  'registrations/new',
  'registrations/11111111-1111-4111-8111-111111111111',
  'registrations/11111111-1111-4111-8111-111111111111/decision',
  'change-password',
  'profile-settings',
  'clients',
  'clients/business',
  'clients/11111111-1111-4111-8111-111111111111',
  'clients/imports',
  'products',
  'products/11111111-1111-4111-8111-111111111111',
  'bulk-upload',
  'bulk-upload/upload-product-documents-overview/0',
  'settings/general',
  'settings/parties',
  'settings/products',
  'settings/connections',
  'settings/documents',
  'settings/surveys',
  'settings/workflows',
  'settings/access',
  'settings/data-retention',
  'settings',
  'nowhere',
];
const roles = ['admin', 'user', 'agent', 'system'] as const;

const headings = 'main h1, main h2';
/** What an address says whose area is not built yet. */
const toCome = 'This part is not available yet.';

/** What an address opens: its heading, and where one ended up where that is another address. */
async function opened(page: Page, address: string): Promise<string> {
  await page.evaluate(
    ([selector, path]) => {
      for (const old of document.querySelectorAll<HTMLElement>(selector)) old.dataset['old'] = 'yes';
      history.pushState(null, '', path);
    },
    [headings, `/administration/${address}`] as const,
  );
  const heading = page.locator(':is(main h1, main h2):not([data-old])').first();
  await heading.waitFor();
  const arrived = new URL(page.url()).pathname.replace('/administration/', '');
  const isToCome = await page.getByRole('heading', { name: toCome }).isVisible();
  const title = `${(await heading.textContent()) ?? ''}${isToCome ? ' (not available yet)' : ''}`;
  return arrived === address ? title : `${title} (at ${arrived})`;
}

/** Where the frame around a page, and the page, lead to. */
const waysFrom = (page: Page) =>
  page
    .locator('a[href^="/administration/"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));

/** Every address, as one role sees it; and where the navigation and the settings lead. */
async function walk(role: (typeof roles)[number]) {
  const { page, signIn, leave } = await aPerson('meridian');
  if (role === 'system') {
    await signInAsSystemAdmin(page, product.url('meridian'));
    await page.getByText('Meridian Wealth').first().click();
  } else await signIn(`meridian.${role}`);
  await page.waitForURL('**/administration/dashboard');
  await page.locator(headings).first().waitFor();
  const seen: string[] = [];
  const ways: string[] = [];
  // From somewhere else, so that the first address is arrived at like the others.
  await opened(page, 'nowhere-yet');
  for (const address of addresses) {
    seen.push(await opened(page, address));
    if (address === 'dashboard' || address === 'settings') ways.push(...(await waysFrom(page)));
  }
  await leave();
  return { seen, ways };
}

it('every address opens the right page or guard for each role', { timeout: 120_000 }, async () => {
  const walks = await Promise.all(roles.map(walk));
  const seen = walks.map(walked => walked.seen);
  const width = Math.max(...addresses.map(({ length }) => length)) + 2;
  const rows = addresses.map((address, index) => {
    const titles = seen.map(titlesSeen => titlesSeen[index] ?? '');
    const differs = new Set(titles).size > 1;
    return `${address.padEnd(width)}${differs ? titles.join(' | ') : titles[0]}`;
  });
  const head = `${''.padEnd(width)}${roles.join(' | ')}; one title where all see the same`;
  for (const { seen: titlesSeen, ways } of walks) {
    const later = addresses.filter((_, index) => titlesSeen[index]?.includes('not available yet'));
    expect(later.filter(address => ways.includes(`/administration/${address}`))).toEqual([]);
  }
  await expect([head, ...rows, ''].join('\n')).toMatchFileSnapshot('./routes.txt');
});
