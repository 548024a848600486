import { sessionLimits } from './session-limits.ts';
import { email, optional, required, url } from '@dossier/validators';
import { array, boolean, mixed, number, object, string, type Schema } from '../../answers.ts';
import { uploadTypes } from '../file-types.ts';

const optionalLink = string().max(300).check(optional(url));

export const contactSettings = object({
  businessName: string().required().check(required).max(100),
  shortName: string().required().check(required).max(30),
  address: string().defined().max(300),
  phone: string()
    .defined()
    // Validated by the handler: the rule waits for metadata.
    .max(40),
  email: string().defined().check(optional(email)),
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
export const versioned = <Value>(value: Schema<Value>) =>
  object({
    version: number().integer().required(),
    updatedAt: string().required(),
    /** Name of the user who changed it last; null for what the platform set up. */
    updatedBy: string().nullable().defined(),
    value,
  });

/** A brand as `parseBrand` of `@dossier/ui/theme` takes it; that function validates it, key by key. */
export const brandInput = mixed<Readonly<Record<string, unknown>>>().required();

/** Which files may be sent (S2 §5). */
export const extensionSettings = object({ uploadTypes: uploadTypes.required() });

/** Which registrations may be started (S2 §5: at least one). */
export const registrationTypeSettings = object({
  enabledTypes: array(
    string<'INDIVIDUAL' | 'JOINT' | 'BUSINESS'>().oneOf(['INDIVIDUAL', 'JOINT', 'BUSINESS']).required(),
  )
    .max(3)
    .required(),
});

/** Which parts of the product the firm uses: one that is off has no page. */
export const moduleSettings = object({ clientFile: boolean().required() });

/** From which share on someone is a beneficial owner (3-decisions 4.7, step 5). */
export const ownershipSettings = object({
  /** Per cent: what the law says, or less. */
  threshold: number().integer().min(5).max(25).required(),
  /** Whether a share of exactly the threshold counts before 10 July 2027, when the AMLR has it so. */
  isStrictEarly: boolean().required(),
});

/** Second factors that the firm takes; one of them is demanded as soon as there is one. And how long sessions last. */
export const authenticationSettings = object({
  allowedMFAMethods: array(string<'SOFTWARE' | 'SMS'>().oneOf(['SOFTWARE', 'SMS']).required())
    .max(2)
    .required(),
  sessions: sessionLimits.required(),
});

export const sectionNames = [
  'contact',
  'region',
  'whitelabeling',
  'extensions',
  'onboarding',
  'registrationTypes',
  'modules',
  'restrictedClients',
  'connections',
  'riskReview',
] as const;
export type SettingsSection = (typeof sectionNames)[number];
