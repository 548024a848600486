import type { contract, OutputOf } from '@dossier/api/contract';
import { parseBrand } from '@dossier/ui/theme';
import type { Transaction } from '../../database/index.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { tenantSubject } from '../../shared/history/tenant-subject.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { defaultSections, readRegions, type Sections } from './sections.ts';
import { readSections, storeSections } from './settings/sections-store.ts';
import { logoOf } from './logo/logos.ts';
import { themeUrl, type Themes } from './theme.ts';

export { readSections } from './settings/sections-store.ts';
export { authenticationLowering } from './settings/lower-authentication.ts';
export { lowerPolicy } from './settings/lower-policy.ts';
export { restrictedWidening } from './settings/widen-restricted.ts';
export { forgetLogos } from './logo/forget-logos.ts';
export { logoPicture } from './logo/logos.ts';
export type { Sections } from './sections.ts';

type TenantSettings = OutputOf<typeof contract.tenants.settings>;
type PublicTenant = NonNullable<OutputOf<typeof contract.tenants.configuration>['tenant']>;

/** The tenant's settings as its staff sees them, without secrets. */
export async function tenantSettings({ tx, tenantId }: UnitOfWork, themes: Themes): Promise<TenantSettings> {
  const { contact, whitelabeling, authentication, registrations, onboarding, extensions, ...sections } =
    await readSections(tx, [
      'contact',
      'whitelabeling',
      'authentication',
      'clientFile',
      'pmsKycsConnection',
      'registrations',
      'onboarding',
      'extensions',
      'signing',
    ]);
  const { contact: _, ...names } = contact;
  const brand = parseBrand(whitelabeling);
  const { hash, frame } = themes.deliver(tenantId, brand);
  return {
    ...sections,
    authentication: { allowedMFAMethods: authentication.allowedMFAMethods },
    registrations: { ...registrations, ...onboarding, ...extensions },
    general: {
      ...names,
      logo: await logoOf(tx, tenantId, brand, frame, themes.assets),
      density: brand.density,
    },
    themeUrl: themeUrl(tenantId, hash),
  };
}

export async function regionSettings({ tx }: UnitOfWork): Promise<Sections['regions']> {
  return readRegions((await readSections(tx, ['regions'])).regions);
}

/** The tenant as anyone may see it before sign-in. */
export async function publicTenant(tx: Transaction, tenantId: string, themes: Themes): Promise<PublicTenant> {
  const { contact, whitelabeling, regions } = await readSections(tx, ['contact', 'whitelabeling', 'regions']);
  const brand = parseBrand(whitelabeling);
  return {
    _id: tenantId,
    businessName: contact.businessName,
    shortName: contact.shortName,
    allowedLocales: regions.allowedLocales,
    defaultLocale: regions.defaultLocale,
    publicLinks: contact.publicLinks,
    logo: await logoOf(tx, tenantId, brand, themes.deliver(tenantId, brand).panel, themes.assets),
    density: brand.density,
  };
}

/** Ids that mean something else already. */
const reserved = new Set(['system', 'dossier', 'www', 'api', 'assets', 'theme', 'localhost']);

export interface NewTenant {
  readonly id: string;
  readonly name: string;
  readonly isDemo?: boolean;
  readonly sections?: Partial<Sections>;
}

/**
 * Makes a tenant with its settings, in its own scope.
 * @throws {Error} when the id is taken or reserved.
 */
export async function createTenant(
  work: UnitOfWork,
  { id, name, isDemo = false, sections = {} }: NewTenant,
): Promise<void> {
  if (reserved.has(id)) throw new Error(`The id "${id}" is reserved.`);
  const values: Sections = { ...defaultSections(id, name), ...sections };
  parseBrand(values.whitelabeling);
  await work.tx.insertInto('tenants').values({ id, name, is_demo: isDemo, created_at: work.now }).execute();
  await storeSections(work, values);
  const created = {
    action: 'tenant.created',
    objectType: 'tenant',
    objectId: id,
    subjectId: tenantSubject(id),
  };
  await recordChanges(work, [
    { ...created, version: 1, before: null, after: { name, ...values }, source: 'command' },
  ]);
}
