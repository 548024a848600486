import type { HolderOutcome, OwnershipBand, OwnershipBasis } from '@dossier/validators/ownership';
import { array, boolean, number, object, string, type InferType } from '../../answers.ts';

const bases = [
  'economic',
  'voting',
  'control',
  'agreement',
  'owner',
] as const satisfies readonly OwnershipBasis[];
export const ownershipBands = [
  'upTo25',
  'from25To50',
  'from50To75',
  'from75To100',
] as const satisfies readonly OwnershipBand[];

/** Per cent as decimals, lowest and highest: equal where it is known exactly. */
const percentBounds = () => object({ low: string().required(), high: string().required() }).required();

/** A person with any interest in the party, or control of it (3-decisions 4.7). */
const holder = object({
  _id: string().required(),
  /** Null for someone whom the reader may not see. */
  name: string().nullable().defined(),
  economic: percentBounds(),
  voting: percentBounds(),
  /** Votes of the person and of all that the person controls. */
  controlled: percentBounds(),
  /** Of the UBO register. */
  band: string<OwnershipBand>().oneOf(ownershipBands).required(),
  /** What passes the threshold for certain: a beneficial owner has one. */
  basis: array(string<HolderOutcome['basis'][number]>().oneOf(bases).required()).required(),
  /** Passes only if what is not known exactly is at its highest. */
  isPossible: boolean().required(),
  paths: array(
    object({
      /** From the person to the party. */
      names: array(string().defined()).required(),
      percent: string().required(),
    }).required(),
  ).required(),
});

/** How a person agreed with what was calculated: as it is, with other owners, or with senior managing officials in their place. */
const confirmationKinds = ['computed', 'overridden', 'seniorManagers'] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];
/** Why senior managing officials take the place of owners (4.7, step 7). */
export const noOwnerCauses = ['noneFound', 'notVerified'] as const;
export type NoOwnerCause = (typeof noOwnerCauses)[number];
/** Owners of one confirmation, and characters of its reason. */
export const confirmationLimits = { owners: 50, reason: 500 } as const;

/** That a person agreed with who the owners are. */
const confirmation = object({
  /** Null for a user who is no colleague any more. */
  by: string().nullable().defined(),
  at: string().required(),
  kind: string<ConfirmationKind>().oneOf(confirmationKinds).required(),
  cause: string<NoOwnerCause>().oneOf(noOwnerCauses).nullable().defined(),
  /** Null once the company was erased, and where none was given. */
  reason: string().nullable().defined(),
  owners: array(
    object({ _id: string().required(), name: string().nullable().defined() }).required(),
  ).required(),
  /** Whether the shares are as they were confirmed. */
  isCurrent: boolean().required(),
});

/** Who the beneficial owners of a party are on a day, as far as what is stored says. */
export const beneficialOwners = object({
  /** yyyy-mm-dd */
  on: string().required(),
  /** Of everyone above the party, what they hold and the threshold: a confirmation is bound to it. */
  hash: string().required(),
  /** The newest one; null where no person agreed yet. */
  confirmation: confirmation.nullable().defined(),
  /** Per cent. */
  threshold: string().required(),
  comparator: string<'moreThan' | 'atLeast'>().oneOf(['moreThan', 'atLeast']).required(),
  /** What forbids a result; there are no holders then. `percent` is what was held of a party in all. */
  errors: array(
    object({
      code: string<'OVER_100' | 'CLOSED_LOOP'>().oneOf(['OVER_100', 'CLOSED_LOOP']).required(),
      parties: array(string().defined()).required(),
      percent: string().nullable().defined(),
    }).required(),
  ).required(),
  /** The largest first. */
  holders: array(holder.required()).required(),
  /** Per cent of which no person is known. */
  unknown: string().required(),
  /** No one passes and nothing is open: the senior managing officials take the place. */
  needsSeniorManagers: boolean().required(),
  /** Discrepancies with the register of beneficial owners that are neither reported nor explained, of the newest extract. */
  openDiscrepancies: number().integer().required(),
});
export type BeneficialOwners = InferType<typeof beneficialOwners>;
