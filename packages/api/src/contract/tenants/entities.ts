import { optionalDate } from '@dossier/validators';
import { array, boolean, object, string } from '../answers.ts';
import { densities } from '../page.ts';
import { tenantLogo } from './configuration/entities.ts';
import { uploadTypes } from './file-types.ts';
import { calendar, completion, gatesOff, statusTerms } from './onboarding-settings.ts';
import { publicLinks } from './settings-values.ts';
import { signOffPolicy } from '../workflows/sign-offs/policy.ts';

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
    /** Whether the only person who may decide confirms their own requests; not when absent. */
    solePractitioner: boolean().optional(),
    /** Working days that a status may last; those of `defaultOnboarding` when absent, as for what follows. */
    terms: statusTerms.optional(),
    /** Whose public holidays are no working days. */
    calendar: calendar.optional(),
    completion: completion.optional(),
    /** What completeness does not ask for. */
    gatesOff: gatesOff.optional(),
    /** Which files may be sent; `defaultUploadTypes` when absent. */
    uploadTypes: uploadTypes.optional(),
  }).required(),
  signing: object({
    assetManagerCoSign: object({
      coSigners: array(
        object({ id: string().required(), username: string().nullable().defined() }),
      ).required(),
    }).required(),
    /** The day until which the settings of digital signing can be updated; absent while nothing changes. */
    noticeDeadline: string().check(optionalDate).nullable(),
  }).required(),
  /** Address of the firm's theme, with the hash of what it holds. */
  themeUrl: string().required(),
});
