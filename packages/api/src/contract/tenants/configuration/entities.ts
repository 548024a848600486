import { array, boolean, mixed, object, string } from '../../answers.ts';
import { densities } from '../../page.ts';
import type { ServiceAddresses } from '../../services.ts';
import { locale, publicLinks } from '../settings-values.ts';

const logoImage = object({
  url: string().required(),
  /** True where the navigation's colour would swallow it: then it stands on a light tile. */
  hasPlate: boolean().required(),
});

/** The firm's own logo, for a light and a dark page; null while it has none. */
export const tenantLogo = object({ light: logoImage.required(), dark: logoImage.required() })
  .nullable()
  .defined();

export const publicTenant = object({
  _id: string().required(),
  businessName: string().required(),
  /** Short name next to the mark. */
  shortName: string().required(),
  allowedLocales: array(locale.required()).required(),
  defaultLocale: locale.required(),
  publicLinks: publicLinks.required(),
  logo: tenantLogo,
  /** Density of the firm's theme, for people who have not chosen one. */
  density: string<(typeof densities)[number]>().oneOf(densities).required(),
});

/** What the back office learns at start-up, so that one build serves every stage. */
export const configurationSchema = object({
  stage: string().required(),
  version: string().required(),
  branch: string().nullable().defined(),
  /** Another text for another build of the back office; null where the platform serves none. */
  build: string().nullable().defined(),
  services: mixed<ServiceAddresses>().required(),
  componentLicenceKey: string().nullable().defined(),
  /** Where faults of the page are sent (a POST of JSON); null for the console alone. */
  errorReportUrl: string().nullable().defined(),
  /** The firm that the host name, `?tenant=` or the cookie names; null when none does. */
  tenant: publicTenant.nullable().defined(),
});
