import { array, boolean, number, object, string } from '../answers.ts';
import type { NeededDocument } from '../documents/needed-documents.ts';
import { businessCalendars, type BusinessCalendar } from './settings-values.ts';
import { signOffPolicy, type SignOffPolicy } from '../workflows/sign-offs/policy.ts';

/** What completeness asks after (3-decisions 4.1, gate C): each item can be off for a firm. */
export const gateItems = [
  /** Item 1: the fields of every party. */
  'partyFields',
  /** Item 1: someone who signs for a business. */
  'representative',
  /** Item 1: who owns a business, confirmed by a person (4.7). */
  'beneficialOwners',
  /** Item 3: tax residencies, each with its number or a reason, and whether it is a US person. */
  'tax',
  /** Item 4: the questions about political exposure. */
  'exposure',
  /** Item 4. */
  'originOfAssets',
  /** Items 2, 8 and 9: `neededPapers`, which come with rules that no page begins with. */
  'identity',
  'w9',
  'chamberOfCommerceExtract',
  'uboRegisterExtract',
] as const satisfies readonly (
  | NeededDocument
  | 'partyFields'
  | 'representative'
  | 'beneficialOwners'
  | 'tax'
  | 'exposure'
  | 'originOfAssets'
)[];
export type GateItem = (typeof gateItems)[number];

/** Who calls an onboarding complete (R1): a person, or the platform as soon as nothing is missing. */
export const completions = ['manual', 'automatic'] as const;
export type Completion = (typeof completions)[number];

const days = number().integer().min(1).max(250).required();

/** Working days that a status may last: only those in which someone has work. */
export const statusTerms = object({ INCOMPLETE: days, COMPLETE: days });

export const completion = string<Completion>().oneOf(completions);
export const gatesOff = array(string<GateItem>().oneOf(gateItems).required());
export const calendar = string<BusinessCalendar>().oneOf(businessCalendars);

export const onboardingSettings = object({
  completion: completion.required(),
  /** What is not asked for. */
  gatesOff: gatesOff.required(),
  /** What the firm demands before it accepts a client of low or medium risk. */
  acceptance: signOffPolicy.required(),
  /** One person decides alone: on their own request, after 24 hours, with a code of their app. */
  solePractitioner: boolean().required(),
  terms: statusTerms.required(),
  /** Whose public holidays are no working days. */
  calendar: calendar.required(),
});

/** What holds while a firm has said nothing. */
export const defaultOnboarding = {
  completion: 'manual' as Completion,
  gatesOff: [] as GateItem[],
  acceptance: 'none' as SignOffPolicy,
  solePractitioner: false as boolean,
  terms: { INCOMPLETE: 10, COMPLETE: 5 },
  calendar: 'NL' as BusinessCalendar,
} as const;
