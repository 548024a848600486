import type { OwnershipBand } from '@dossier/validators/ownership';
import { array, boolean, number, object, string, type InferType } from '../../answers.ts';
import { ownershipBands } from '../owners/entities.ts';

/** What an interest is, as the register of beneficial owners names it. */
export const interestNatures = ['shares', 'votes', 'ownership', 'control', 'seniorManager'] as const;
export type InterestNature = (typeof interestNatures)[number];

/** How the register differs from what the firm knows (3-decisions 4.7, step 9). */
export const discrepancyKinds = ['missing', 'wronglyListed', 'wrongInterest'] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

export const discrepancyStates = ['open', 'reported', 'explained'] as const;
export type DiscrepancyState = (typeof discrepancyStates)[number];

/** Persons of an extract, and characters of what is entered. */
export const registerLimits = { entries: 50, register: 100, name: 200, reason: 500 } as const;

const person = {
  /** Null for someone who is no party of the firm. */
  _id: string().nullable().defined(),
  /** Null for someone whom the reader may not see, and once they were erased. */
  name: string().nullable().defined(),
};

const interestFields = {
  natures: array(string<InterestNature>().oneOf(interestNatures).required()).required(),
  /** Null where none is stated. */
  band: string<OwnershipBand>().oneOf(ownershipBands).nullable().defined(),
};

const discrepancy = object({
  _id: string().required(),
  version: number().integer().required(),
  kind: string<DiscrepancyKind>().oneOf(discrepancyKinds).required(),
  person: object(person).required(),
  /** What the person has by what the firm knows; null for one who is wrongly listed. */
  calculated: object(interestFields).nullable().defined(),
  /** What the register says; null for one who is missing there. */
  registered: object(interestFields).nullable().defined(),
  state: string<DiscrepancyState>().oneOf(discrepancyStates).required(),
  /** yyyy-mm-dd: on which day it was reported to the register. */
  reportedOn: string().nullable().defined(),
  /** Why it needs no report. */
  reason: string().nullable().defined(),
  /** Who reported or explained it, and when that was recorded. */
  settledBy: string().nullable().defined(),
  settledAt: string().nullable().defined(),
});

/** An extract of the register of beneficial owners, compared with what the firm knew then. */
export const registerComparison = object({
  _id: string().required(),
  /** yyyy-mm-dd: the day of the extract. */
  extractOn: string().required(),
  /** Which register, as it was entered. */
  register: string().required(),
  entries: array(object({ ...person, ...interestFields }).required()).required(),
  /** Null for a user who is no colleague any more. */
  by: string().nullable().defined(),
  at: string().required(),
  /** Whether a person had confirmed the owners; otherwise those that were calculated were compared. */
  isConfirmed: boolean().required(),
  /** Whether the shares are as they were compared. */
  isCurrent: boolean().required(),
  discrepancies: array(discrepancy.required()).required(),
  /** The extract itself, by the id of the document in the file of the company; null where none is attached. */
  document_id: string().nullable().defined(),
  /** The report to the register, in the language of the firm; null where nothing is left to report. */
  report: string().nullable().defined(),
});
export type RegisterComparison = InferType<typeof registerComparison>;
