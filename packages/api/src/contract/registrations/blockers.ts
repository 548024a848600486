import { mixed, object, string } from '../answers.ts';

/** Sections of a registration that something can be missing in. */
export const registrationSections = ['parties', 'documents'] as const;
export type RegistrationSection = (typeof registrationSections)[number];

/** Why something cannot be done yet, or not by the caller. */
const blockerCodes = [
  'fieldMissing',
  'taxResidencyMissing',
  'taxNumberMissing',
  'originOfAssetsMissing',
  'representativeMissing',
  'ownersUnconfirmed',
  'OVER_100',
  'documentMissing',
  'documentExpired',
  'documentUndated',
  'riskUnacceptable',
  'signOffOpen',
  'clientFileOff',
  'previewUnconfirmed',
  'partyCannotBecomeClient',
  'matchUndecided',
  'tooLate',
  'notPermitted',
] as const;
export type BlockerCode = (typeof blockerCodes)[number];

export const blocker = object({
  code: string<BlockerCode>().oneOf(blockerCodes).required(),
  section: string<RegistrationSection>().oneOf(registrationSections).nullable().defined(),
  partyId: string().nullable().defined(),
  /** Who or what is meant, for the text: the party's name, the field, the paper, the days. */
  params: mixed<Readonly<Record<string, string | number>>>().required(),
});
