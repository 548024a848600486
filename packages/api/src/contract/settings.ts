import { email, optional, required, url } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, mixed, number, object, string, type AnySchema } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import type { ErrorType } from './errors.ts';
import { uploadTypes } from './file-types.ts';
import { onboardingSettings } from './onboarding-settings.ts';
import { regionSettings } from './settings-values.ts';

const optionalLink = string()
  .max(300)
  .test(...check(optional(url)));

/** How the firm is reached, and what it is called. */
const contactSettings = object({
  businessName: string()
    .required()
    .test(...check(required))
    .max(100),
  shortName: string()
    .required()
    .test(...check(required))
    .max(30),
  address: string().defined().max(300),
  phone: string()
    .defined()
    // Judged by the handler: the rule waits for metadata.
    .max(40),
  email: string()
    .defined()
    .test(...check(optional(email))),
  publicLinks: object({
    news: optionalLink,
    blog: optionalLink,
    governance: optionalLink,
    team: optionalLink,
    support: optionalLink,
    social: array(object({ name: string().required().max(40), url: optionalLink.required() }))
      .max(8)
      .required(),
  }).required(),
});

/** A section of the settings with its version, and who changed it last. */
const versioned = <Value extends AnySchema>(value: Value) =>
  object({
    version: number().integer().required(),
    updatedAt: string().required(),
    /** Name of whoever changed it last; null for what the platform set up. */
    updatedBy: string().nullable().defined(),
    value,
  });

/** What is saved, and why. */
const change = <Value extends AnySchema>(value: Value) =>
  object({ value, reason: string().max(300).nullable().defined() });

const settingsPath = '/tenants/{tenantId}/settings';
const stale: readonly ErrorType[] = ['VersionRequired', 'VersionStale'];

const contact = endpoint({
  name: 'tenants.contact',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'contact',
  kind: 'json',
  access: 'settingsGeneralRead',
  summary: 'How the firm is reached, and its public links.',
  response: versioned(contactSettings.required()),
  errors: [],
});

const saveContact = endpoint({
  name: 'tenants.saveContact',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'contact',
  kind: 'json',
  access: 'settingsGeneralWrite',
  ifMatch: true,
  summary: 'Changes how the firm is reached, and its public links.',
  body: change(contactSettings.required()),
  response: versioned(contactSettings.required()),
  errors: stale,
});

const region = endpoint({
  name: 'tenants.region',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'region',
  kind: 'json',
  access: 'settingsGeneralRead',
  summary: 'Languages and regions, with their version.',
  response: versioned(regionSettings.required()),
  errors: [],
});

const saveRegion = endpoint({
  name: 'tenants.saveRegion',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'region',
  kind: 'json',
  access: 'settingsGeneralWrite',
  ifMatch: true,
  summary: 'Changes the languages and regions that the firm allows.',
  body: change(regionSettings.required()),
  response: versioned(regionSettings.required()),
  errors: stale,
});

/** A brand as `parseBrand` of `@dossier/ui/theme` takes it; that function judges it, key by key. */
const brandInput = mixed<Readonly<Record<string, unknown>>>().required();

const whitelabeling = endpoint({
  name: 'tenants.whitelabeling',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'whitelabeling',
  kind: 'json',
  access: 'settingsGeneralRead',
  summary: 'What the theme of the firm is made from.',
  response: versioned(brandInput),
  errors: [],
});

const saveWhitelabeling = endpoint({
  name: 'tenants.saveWhitelabeling',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'whitelabeling',
  kind: 'json',
  access: 'settingsGeneralWrite',
  ifMatch: true,
  summary: 'Publishes another look of the firm.',
  body: change(brandInput),
  response: versioned(brandInput),
  errors: stale,
});

/** Which files may be sent (S2 §5). */
const extensionSettings = object({ uploadTypes: uploadTypes.required() });

const extensions = endpoint({
  name: 'tenants.extensions',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'extensions',
  kind: 'json',
  access: 'settingsGeneralRead',
  summary: 'Types of files that the firm allows, and which of them its staff may send.',
  response: versioned(extensionSettings.required()),
  errors: [],
});

const saveExtensions = endpoint({
  name: 'tenants.saveExtensions',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'extensions',
  kind: 'json',
  access: 'settingsGeneralWrite',
  ifMatch: true,
  summary: 'Changes which types of files the firm allows.',
  body: change(extensionSettings.required()),
  response: versioned(extensionSettings.required()),
  errors: stale,
});

const onboarding = endpoint({
  name: 'tenants.onboarding',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'onboarding',
  kind: 'json',
  access: 'settingsWorkflowsRead',
  summary:
    'How the firm takes somebody on: what completeness asks for, who calls it complete, approval, terms.',
  response: versioned(onboardingSettings.required()),
  errors: [],
});

const saveOnboarding = endpoint({
  name: 'tenants.saveOnboarding',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'onboarding',
  kind: 'json',
  access: 'settingsWorkflowsWrite',
  ifMatch: true,
  summary:
    'Changes how the firm takes somebody on. Where fewer people than before would decide, a second person is asked: until then the answer is what was there.',
  body: change(onboardingSettings.required()),
  response: versioned(onboardingSettings.required()),
  errors: [...stale, 'Blocked'],
});

/** Second factors that the firm takes; one of them is demanded as soon as there is one. */
const authenticationSettings = object({
  allowedMFAMethods: array(string<'SOFTWARE' | 'SMS'>().oneOf(['SOFTWARE', 'SMS']).required())
    .max(2)
    .required(),
});

const authentication = endpoint({
  name: 'tenants.authentication',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'authentication',
  kind: 'json',
  access: 'userSettingsRead',
  summary: 'Second factors that the firm demands.',
  response: versioned(authenticationSettings.required()),
  errors: [],
});

const saveAuthentication = endpoint({
  name: 'tenants.saveAuthentication',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'authentication',
  kind: 'json',
  access: 'userSettingsWrite',
  ifMatch: true,
  summary:
    'Changes which second factors the firm demands: within a second nobody without one of them gets further than setting it up.',
  body: change(authenticationSettings.required()),
  response: versioned(authenticationSettings.required()),
  errors: stale,
});

/** The sections whose versions can be read. */
const sectionNames = ['contact', 'region', 'whitelabeling', 'extensions', 'onboarding'] as const;
export type SettingsSection = (typeof sectionNames)[number];

const settingsHistory = endpoint({
  name: 'tenants.settingsHistory',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'history',
  kind: 'json',
  // Which of them a section asks for is the handler's to know: what reading its page asks for.
  access: ['settingsGeneralRead', 'settingsWorkflowsRead'],
  summary: 'Every version of a section, the latest first.',
  query: object({ section: string<SettingsSection>().oneOf(sectionNames).required() }),
  response: listOf(
    object({
      version: number().integer().required(),
      at: string().required(),
      by: string().nullable().defined(),
      reason: string().nullable().defined(),
      value: mixed<Readonly<Record<string, unknown>>>().required(),
    }),
  ),
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
  errors: ['QuotaExceeded'],
});

export const settingsSections = {
  contact,
  saveContact,
  region,
  saveRegion,
  whitelabeling,
  saveWhitelabeling,
  extensions,
  saveExtensions,
  onboarding,
  saveOnboarding,
  authentication,
  saveAuthentication,
  settingsHistory,
  logoUpload,
} as const;
