import type { Locator, Page } from 'playwright';
import type { Product } from './product.ts';
import { password } from './person.ts';
import { askAsProgram } from './program.ts';

/** A place of the product, and what is opened there before it is judged. */
export interface Screen {
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

interface List {
  readonly items: readonly { readonly _id: string; readonly name?: string }[];
}

/** What stands in the places of ids: the first of each kind that a firm has. */
async function idsOf(product: Product, tenant: string) {
  const login = {
    path: '/api/access/users?login',
    method: 'POST',
    body: { userName: `${tenant}.admin`, password },
  };
  const { body } = await askAsProgram(product, tenant, '', login);
  const { accessToken } = body as { accessToken: string };
  const first = async (path: string) => {
    const answer = await askAsProgram(product, tenant, accessToken, { path });
    const id = (answer.body as List).items[0]?._id;
    if (id === undefined) throw new Error(`${tenant} has nothing at ${path}.`);
    return id;
  };
  const registration = (query: string) => first(`/api/main/registrations?max=1&${query}`);
  const client = (query: string) => first(`/api/main/parties?max=1&${query}`);
  return {
    business: await registration('status=INCOMPLETE&type=BUSINESS'),
    individual: await registration('status=INCOMPLETE&type=INDIVIDUAL'),
    complete: await registration('status=COMPLETE'),
    company: await client('type=LE&status=A'),
    person: await client('type=NP&status=A'),
    household: await client('type=NPG'),
    group: await first('/api/access/groups'),
  };
}

const area = '/administration';
/** Presses the first button of this name, and waits for what that opens. */
const press =
  (name: string | RegExp, opened: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await opened(page).first().waitFor();
  };
const dialog = (page: Page) => page.getByRole('dialog').getByRole('heading');

const sections = (path: string, names: readonly string[]) =>
  names.map(name => ({ path: `${path}?section=${name}` }));
const tabs = (path: string, names: readonly string[]) => names.map(name => ({ path: `${path}?tab=${name}` }));

/** Every screen for visitors who are not signed in. */
export const publicScreens: readonly Screen[] = [
  { path: '/login' },
  { path: '/restorePassword' },
  { path: '/restorePassword/meridian.user' },
  { path: '/signup' },
  { path: '/confirm' },
  { path: '/signup/confirm' },
  { path: '/outbox' },
];

/** Every screen that an Admin of a firm reaches, with what a press opens over it. */
export async function screensOfAdmin(product: Product, tenant: string): Promise<readonly Screen[]> {
  const ids = await idsOf(product, tenant);
  const record = `${area}/registrations/${ids.business}`;
  const company = `${area}/clients/${ids.company}`;
  return [
    { path: `${area}/dashboard` },
    { path: `${area}/dashboard`, open: press(/^Your menu/, page => page.getByRole('menu')) },
    { path: `${area}/inbox` },
    {
      path: `${area}/inbox`,
      open: async page => {
        await page.locator('[data-triage]').first().click();
        await page.getByText('No message selected').waitFor({ state: 'detached' });
      },
    },
    { path: `${area}/tasks` },
    { path: `${area}/task` },
    { path: `${area}/kyc` },
    { path: `${area}/registrations` },
    {
      path: `${area}/registrations`,
      open: press('Columns', page => page.getByRole('button', { name: /^Move .+ to the front$/ })),
    },
    { path: `${area}/registrations/new` },
    { path: record },
    ...sections(record, ['parties', 'documents', 'comments', 'activity']),
    { path: record, open: press('Export…', dialog) },
    {
      path: `${area}/registrations/${ids.individual}?section=parties`,
      open: async page => {
        await page.locator('main a[href*="edit="]').first().click();
        await page.locator('main form').waitFor();
      },
    },
    { path: `${area}/registrations/${ids.complete}` },
    { path: `${area}/registrations/${ids.complete}`, open: press('Reject', dialog) },
    { path: `${area}/registrations/${ids.complete}?section=documents`, open: press(/^View /, dialog) },
    { path: `${area}/registrations/${ids.complete}/decision` },
    { path: `${area}/clients` },
    { path: `${area}/clients/business` },
    { path: company },
    { path: company, open: press('Merge client…', dialog) },
    {
      path: company,
      open: async page => {
        await page.getByRole('button', { name: 'Change status' }).click();
        await page.getByRole('menuitem', { name: 'Make inactive' }).click();
        await dialog(page).first().waitFor();
      },
    },
    ...sections(company, [
      'basic-details',
      'additional-details',
      'connections',
      'risk',
      'documents',
      'comments',
      'activity',
    ]),
    { path: `${area}/clients/${ids.person}` },
    { path: `${area}/clients/${ids.household}` },
    { path: `${area}/clients/${ids.household}?section=members` },
    {
      path: `${area}/clients/${ids.person}`,
      open: async page => {
        await page.locator('main a[href*="/workflow/"]').first().click();
        await page.waitForURL('**/workflow/**');
        await page
          .getByRole('button', { name: /^Start / })
          .first()
          .waitFor();
      },
    },
    { path: `${area}/change-password` },
    { path: `${area}/profile-settings` },
    { path: `${area}/settings/general` },
    ...tabs(`${area}/settings/general`, ['whitelabeling', 'extensions', 'region']),
    { path: `${area}/settings/parties` },
    { path: `${area}/settings/parties?tab=riskReview` },
    { path: `${area}/settings/products` },
    { path: `${area}/settings/products?tab=modules` },
    { path: `${area}/settings/connections` },
    { path: `${area}/settings/workflows` },
    { path: `${area}/settings/access` },
    {
      path: `${area}/settings/access`,
      open: press(/^Invite/, dialog),
    },
    ...tabs(`${area}/settings/access`, [
      'groups',
      'tokens',
      'notifications',
      'authentication',
      'restrictedClients',
    ]),
    { path: `${area}/settings/access?tab=groups&group=${ids.group}` },
    { path: `${area}/products` },
    {
      path: `${area}/kyc`,
      open: async page => {
        await page.keyboard.press('?');
        await dialog(page).first().waitFor();
      },
    },
    {
      path: `${area}/kyc`,
      open: async page => {
        await page.keyboard.press('ControlOrMeta+k');
        await page.getByRole('dialog').getByRole('combobox').fill('inbox');
        await page.getByRole('option', { name: 'Inbox' }).waitFor();
      },
    },
  ];
}

/** What differs for those who are no Admin: their work, and a place that is not for them. */
export const screensOfOthers: readonly Screen[] = [
  'dashboard',
  'inbox',
  'tasks',
  'registrations',
  'clients',
  'settings/general',
].map(path => ({ path: `${area}/${path}` }));
