import { partyStatus, type PartyStatus } from '@dossier/validators/vocabularies';
import { array, boolean, number, object, string } from '../../answers.ts';

/** What a group of persons (S2 §2, NPG) may be: how long its name, and how many come into it at once. */
export const groupLimits = { name: 120, fewest: 2, atOnce: 50 } as const;

/** A person in a group, or a group that a person is in: the one at the other end, and since when. */
export const membership = object({
  _id: string().required(),
  version: number().integer().required(),
  party: object({
    _id: string().required(),
    name: string().defined(),
    status: string<PartyStatus>().oneOf(partyStatus.codes).required(),
    /** As the list of clients says it; null while none is assessed. */
    riskQualificationId: string().nullable().defined(),
  }).required(),
  /** The first day of it, and the first one on which it is over; yyyy-mm-dd. */
  validFrom: string().nullable().defined(),
  validTo: string().nullable().defined(),
  isCurrent: boolean().required(),
});

export const memberships = object({
  items: array(membership.required()).required(),
  /** Of a group: the highest level of its members (3-decisions 4.6). */
  riskQualificationId: string().nullable().defined(),
});
