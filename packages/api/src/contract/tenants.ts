import { array, boolean, mixed, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { dateText } from './envelope.ts';
import { uploadTypes } from './file-types.ts';
import { calendar, completion, gatesOff, statusTerms } from './onboarding-settings.ts';
import { locale, publicLinks, regionSettings } from './settings-values.ts';
import { settingsSections } from './settings.ts';
import { densities } from './page.ts';
import type { ServiceName } from './services.ts';
import { signOffPolicy } from './sign-offs.ts';

const logoImage = object({
  url: string().required(),
  /** True where the navigation's colour would swallow it: then it stands on a light tile. */
  hasPlate: boolean().required(),
});

/** The firm's own logo, for a light and a dark page; null while it has none. */
export const tenantLogo = object({ light: logoImage.required(), dark: logoImage.required() })
  .nullable()
  .defined();

/** The firm as anybody may see it before sign-in. */
export const publicTenant = object({
  _id: string().required(),
  businessName: string().required(),
  /** Short name beside the mark. */
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
  services: mixed<Readonly<Record<ServiceName, string>>>().required(),
  componentLicenceKey: string().nullable().defined(),
  /** Where faults of the page are sent (a POST of JSON); null for the console alone. */
  faultSink: string().nullable().defined(),
  /** The firm that the host name, `?tenant=` or the cookie names; null when none does. */
  tenant: publicTenant.nullable().defined(),
});

const configuration = endpoint({
  name: 'tenants.configuration',
  service: 'general',
  method: 'GET',
  path: '/configuration',
  kind: 'json',
  access: 'public',
  summary: 'Addresses, stage, version and the firm of this host. index.html carries the same object.',
  response: configurationSchema,
  errors: [],
});

/** The settings that the shell and the first pages read (S1 §3). Later sections widen it. */
export const tenantSettings = object({
  general: object({
    businessName: string().required(),
    shortName: string().required(),
    publicLinks: publicLinks.required(),
    logo: tenantLogo,
    density: string<(typeof densities)[number]>().oneOf(densities).required(),
  }).required(),
  authentication: object({
    allowedMFAMethods: array(string<'SOFTWARE' | 'SMS'>().oneOf(['SOFTWARE', 'SMS']).required()).required(),
  }).required(),
  clientFile: object({ enabled: boolean().required() }).required(),
  pmsKycsConnection: object({ enabled: boolean().required() }).required(),
  registrations: object({
    enabledTypes: array(
      string<'INDIVIDUAL' | 'JOINT' | 'BUSINESS'>().oneOf(['INDIVIDUAL', 'JOINT', 'BUSINESS']).required(),
    ).required(),
    /** What the firm demands before it accepts a client of low or medium risk; nothing when absent. */
    acceptance: signOffPolicy.optional(),
    /** Working days that a status may last; those of `defaultOnboarding` when absent, as for what follows. */
    terms: statusTerms.optional().default(undefined),
    /** Whose public holidays are no working days. */
    calendar: calendar.optional(),
    completion: completion.optional(),
    /** What completeness does not ask for. */
    gatesOff: gatesOff.optional().default(undefined),
    /** Which files may be sent; `defaultUploadTypes` when absent. */
    uploadTypes: uploadTypes.optional().default(undefined),
  }).required(),
  signing: object({
    assetManagerCoSign: object({
      coSigners: array(
        object({ id: string().required(), username: string().nullable().defined() }),
      ).required(),
    }).required(),
    /** The day until which the settings of digital signing can be updated; absent while nothing changes. */
    noticeDeadline: dateText().nullable(),
  }).required(),
  /** Address of the firm's theme, with the hash of what it holds. */
  themeUrl: string().required(),
});

const settings = endpoint({
  name: 'tenants.settings',
  service: 'main',
  method: 'GET',
  path: '/tenants/{tenantId}/settings',
  kind: 'json',
  access: 'signedIn',
  duringSetup: true,
  summary: "The firm's settings, without secrets.",
  response: tenantSettings,
  errors: [],
});

const regions = endpoint({
  name: 'tenants.regions',
  service: 'main',
  method: 'GET',
  path: '/tenants/{tenantId}/regions',
  kind: 'json',
  access: 'signedIn',
  duringSetup: true,
  summary: 'Languages and regions that the firm allows.',
  response: regionSettings,
  errors: [],
});

const logoUpload = endpoint({
  name: 'tenants.logoUpload',
  service: 'main',
  method: 'POST',
  path: '/tenants/{tenantId}/logo',
  kind: 'json',
  access: 'settingsGeneralWrite',
  summary:
    'Keeps a PNG, JPEG, WebP or SVG of at most 256 KB and 2,048 px as a logo, cleaned. A theme may name it.',
  // Base64 of 256 KB, and what is needed to say that more is too large.
  body: object({ content: string().required().max(1_000_000) }),
  response: object({
    /** What a brand names it by: `asset:…`. */
    asset: string().required(),
    url: string().required(),
    /** Elements and attributes that were left out of a drawing. */
    removed: array(string().required()).required(),
  }),
  errors: [],
});

export const tenants = {
  configuration,
  settings,
  regions,
  ...settingsSections,
  logoUpload,
} as const;
