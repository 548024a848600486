import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routePattern } from '@dossier/api/contract';
import { expect, it } from 'vitest';
import { placeholderPages, placeholderRecords } from './placeholders/placeholder-pages.ts';
import { publicRoutes } from './public-routes.ts';
import { routes } from './routes.ts';
import { destinations, type Destination } from './shell/destinations.ts';

/** S1 §2, word for word. */
const addresses = `
/login /confirm /restorePassword /restorePassword/:username /signup /signup/confirm /mfa-setup
/administration/dashboard /administration/inbox /administration/tasks /administration/task
/administration/workflow-import /administration/pms-connection /administration/kyc
/administration/registrations /administration/registrations/new /administration/registrations/:id
/administration/change-password /administration/profile-settings
/administration/clients /administration/clients/business /administration/clients/:id /administration/clients/imports
/administration/products /administration/products/:id /administration/bulk-upload
/administration/bulk-upload/upload-product-documents-overview/0
/administration/settings /administration/settings/general /administration/settings/parties
/administration/settings/products /administration/settings/connections /administration/settings/documents
/administration/settings/surveys /administration/settings/workflows /administration/settings/access
/administration/settings/data-retention`
  .trim()
  .split(/\s+/);

it('has a page for every address of the route map', () => {
  const paths = new Set(
    [...publicRoutes, ...routes, ...placeholderPages, ...placeholderRecords].map(({ path }) => path),
  );
  expect(addresses.filter(address => !paths.has(address))).toEqual([]);
});

it('tries every page before what may be a place to come, and no page stands in the way of one', () => {
  expect(routes.at(-1)?.path).toBe('/administration/*');
  for (const { path } of [...placeholderPages, ...placeholderRecords])
    expect(routes.find(route => routePattern(route.path).test(path))?.module, path).toBe(
      './placeholders/ElsewherePage.tsx',
    );
});

it('leads nowhere that is not built', () => {
  const toCome = new Set(placeholderPages.map(({ path }) => path));
  const leading = Object.values<Destination>(destinations).map(({ href }) => href);
  expect(leading.filter(href => toCome.has(href))).toEqual([]);
});

it('names Admins where 4.3 does', () => {
  const openToAdmins = [...routes, ...placeholderPages].filter(({ demands }) => demands.isOpenToAdmins);
  expect(openToAdmins.map(({ path }) => path)).toEqual([
    '/administration/settings',
    '/administration/pms-connection',
  ]);
});

it('names a page that exists for every address', () => {
  const missing = [...publicRoutes, ...routes].filter(
    ({ module }) => !existsSync(join(import.meta.dirname, module)),
  );
  expect(missing).toEqual([]);
});
