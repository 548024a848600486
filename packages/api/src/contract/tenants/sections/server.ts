import { object, string } from 'yup';
import type { Schema } from '../../answers.ts';
import { yupOf } from '../../yup-of.ts';
import type { ErrorType } from '../../errors.ts';
import { riskReviewSettings } from '../../kyc/entities.ts';
import { restrictedClientSettings } from '../../parties/restriction.ts';
import { onboardingSettings } from '../onboarding-settings.ts';
import {
  authenticationSettings,
  brandInput,
  contactSettings,
  extensionSettings,
  moduleSettings,
  ownershipSettings,
  registrationTypeSettings,
  sectionNames,
  type SettingsSection,
} from './entities.ts';
import { regionSettings } from '../settings-values.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

/** What is saved, and why. */
const change = <Value>(value: Schema<Value>) =>
  object({ value: yupOf(value), reason: string().max(300).nullable().defined() });

const stale: readonly ErrorType[] = ['VersionRequired', 'VersionStale'];

export const sectionsServer = {
  'tenants.contact': {
    summary: 'How the firm is reached, and its public links.',
    errors: [],
  },
  'tenants.saveContact': {
    ifMatch: true,
    summary: 'Changes how the firm is reached, and its public links.',
    body: change(contactSettings.required()),
    errors: stale,
  },
  'tenants.region': {
    summary: 'Languages and regions, with their version.',
    errors: [],
  },
  'tenants.saveRegion': {
    ifMatch: true,
    summary: 'Changes the languages and regions that the firm allows.',
    body: change(regionSettings.required()),
    errors: stale,
  },
  'tenants.whitelabeling': {
    summary: 'What the theme of the firm is made from.',
    errors: [],
  },
  'tenants.saveWhitelabeling': {
    ifMatch: true,
    summary: 'Publishes another look of the firm.',
    body: change(brandInput),
    errors: stale,
  },
  'tenants.extensions': {
    summary: 'Types of files that the firm allows, and which of them its staff may send.',
    errors: [],
  },
  'tenants.saveExtensions': {
    ifMatch: true,
    summary: 'Changes which types of files the firm allows.',
    body: change(extensionSettings.required()),
    errors: stale,
  },
  'tenants.onboarding': {
    summary:
      'How the firm takes somebody on: what completeness asks for, who calls it complete, approval, terms.',
    errors: [],
  },
  'tenants.saveOnboarding': {
    ifMatch: true,
    summary:
      'Changes how the firm takes somebody on. Where fewer people than before would decide, a second person is asked: until then the answer is what was there.',
    body: change(onboardingSettings.required()),
    errors: [...stale, 'Blocked'],
  },
  'tenants.registrationTypes': {
    summary: 'Which types of registration may be started.',
    errors: [],
  },
  'tenants.saveRegistrationTypes': {
    ifMatch: true,
    summary: 'Changes which types of registration may be started; those that run go on.',
    body: change(registrationTypeSettings.required()),
    errors: stale,
  },
  'tenants.modules': {
    summary: 'Which parts of the product the firm uses.',
    errors: [],
  },
  'tenants.saveModules': {
    ifMatch: true,
    summary: 'Turns parts of the product on or off. What is off keeps its data.',
    body: change(moduleSettings.required()),
    errors: stale,
  },
  'tenants.connections': {
    summary: 'From which share on someone is a beneficial owner.',
    errors: [],
  },
  'tenants.saveConnections': {
    ifMatch: true,
    summary:
      'Changes from which share on someone is a beneficial owner. Owners who were confirmed by another threshold are to be confirmed again.',
    body: change(ownershipSettings.required()),
    errors: stale,
  },
  'tenants.riskReview': {
    summary: 'The levels of risk: what they are called, and after how many months a client is reviewed.',
    errors: [],
  },
  'tenants.saveRiskReview': {
    ifMatch: true,
    summary:
      'Changes what levels of risk are called, and after how many months clients are reviewed. Dates that are set already stay until that review is done.',
    body: change(riskReviewSettings.required()),
    errors: stale,
  },
  'tenants.authentication': {
    summary: 'Second factors that the firm demands, and how long its sessions last.',
    errors: [],
  },
  'tenants.saveAuthentication': {
    ifMatch: true,
    summary:
      'Changes which second factors the firm demands (within a second nobody without one of them gets further than setting it up) and how long sessions last. What protects less than before is asked of a second person, and nothing changes until then.',
    body: change(authenticationSettings.required()),
    errors: [...stale, 'Blocked'],
  },
  'tenants.restrictedClients': {
    summary: 'Who may see clients that are kept from the rest of the staff, by their kind.',
    errors: [],
  },
  'tenants.saveRestrictedClients': {
    ifMatch: true,
    summary:
      'Changes who may see restricted clients. Users and groups that the firm does not have are refused.',
    body: change(restrictedClientSettings.required()),
    errors: stale,
  },
  'tenants.settingsHistory': {
    summary: 'Every version of a section, the latest first.',
    query: object({ section: string<SettingsSection>().oneOf(sectionNames).required() }),
    errors: [],
  },
  'tenants.logoUpload': {
    summary:
      'Keeps a PNG, JPEG, WebP or SVG of at most 256 KB and 2,048 px as a logo, cleaned. A theme may name it.',
    // Base64 of 256 KB, and what is needed to say that more is too large.
    body: object({ content: string().required().max(1_000_000) }),
    errors: ['QuotaExceeded'],
  },
} as const satisfies ServerParts<typeof endpoints>;
