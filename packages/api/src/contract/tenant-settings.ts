import { array, boolean, object, string } from 'yup';
import { tenantLogo } from './configuration.ts';
import { endpoint } from './endpoint.ts';
import { dateText } from './envelope.ts';
import { uploadTypes } from './file-types.ts';
import { calendar, completion, gatesOff, statusTerms } from './onboarding-settings.ts';
import { densities } from './page.ts';
import { publicLinks, regionSettings } from './settings-values.ts';
import { signOffPolicy } from './sign-off-policy.ts';

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

/** What every page behind signing in reads of the firm. */
export const settingsEndpoints = { settings, regions } as const;
