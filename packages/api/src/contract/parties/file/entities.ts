import {
  partyStatus,
  partyType,
  registrationStatus,
  type PartyStatus,
  type PartyType,
  type RegistrationStatus,
} from '@dossier/validators/vocabularies';
import { array, boolean, mixed, number, object, string } from '../../answers.ts';
import { entityFields } from '../../envelope.ts';
import { legalEntity, naturalPerson } from '../entities.ts';
import { customValue } from '../custom-fields/entities.ts';
import { deletionRequest } from '../deletion/entities.ts';
import { commentFields } from '../../registrations/entities.ts';
import { portalAccount } from '../portal.ts';
import { restrictionKind } from '../restriction.ts';
import { clientFileSections, type ClientFileSection } from '../party-sections.ts';

/** What a party says of itself, alone and in a list. */
const partyFields = {
  ...entityFields,
  type: string<PartyType>().oneOf(partyType.codes).required(),
  status: string<PartyStatus>().oneOf(partyStatus.codes).required(),
  name: string().defined(),
  city: string().nullable().defined(),
  /** Of birth or incorporation, yyyy-mm-dd. */
  beganOn: string().nullable().defined(),
  chamberOfCommerceNo: string().nullable().defined(),
  /** Name of the user who works on it, and their id; null for no one. */
  assignee: string().nullable().defined(),
  assignee_id: string().nullable().defined(),
  /** The day on which the next review is due, yyyy-mm-dd; null where none is. */
  nextReviewOn: string().nullable().defined(),
};

export const partyRow = object({
  ...partyFields,
  /** In how many registrations that are not deleted it is. */
  registrations: number().integer().required(),
  /** The highest risk level of the registrations of it that the reader may see; null while none is assessed. */
  riskQualificationId: string().nullable().defined(),
  /** What was answered to the custom fields that were asked for; absent where none was. */
  customFields: array(customValue.required()).optional(),
});

const partOfRegistration = ['client', 'represented', 'representative', 'related'] as const;
export type PartOfRegistration = (typeof partOfRegistration)[number];
/** Whose the registration is: what is said in it is said about them. */
export const clientParts: readonly string[] = ['client', 'represented'] satisfies PartOfRegistration[];

/** A party with its client file; identifiers are masked as those of a registration are (`maskedFields`). */
export const partyEntity = object({
  ...partyFields,
  /** When it was reviewed last; null for never. */
  reviewedAt: string().nullable().defined(),
  naturalPerson: naturalPerson.optional(),
  legalEntity: legalEntity.optional(),
  /** What was answered to custom fields, to those that are asked no more too. */
  customFields: array(customValue.required()).required(),
  /** The version of each section, for `If-Match`; 0 for one that has never been filled. */
  sections: array(
    object({
      section: string<ClientFileSection>().oneOf(clientFileSections).required(),
      version: number().integer().required(),
    }).required(),
  ).required(),
  /** Where a field comes from and since when, by its name; fields that were there before it was kept have none. */
  sources: mixed<Readonly<Record<string, { readonly source: string; readonly at: string }>>>().required(),
  /** The statuses that the reader may make the next one, each with a comment. */
  allowedNext: array(string<PartyStatus>().oneOf(partyStatus.codes).required()).required(),
  /** The party that it turned out to be; null for one that is itself. */
  mergedInto: object({ _id: string().required(), name: string().defined() }).nullable().defined(),
  /** Its account on the client portal; null where there is none. */
  portal: portalAccount.nullable().defined(),
  /** Who requested that it is deleted, and why; null where no one did. */
  deletion: deletionRequest.nullable().defined(),
  /** From whom it is kept, and why; null for a client whom everyone may see. */
  restriction: object({ kind: restrictionKind.required(), reason: string().required() }).nullable().defined(),
  /** What the reader may make of that: the kinds that they are named for. */
  restrictionKinds: array(restrictionKind.required()).required(),
  /** Comments of others on it that the reader has not seen. */
  unreadComments: number().integer().required(),
  /** Those that the reader may see. */
  registrations: array(
    object({
      _id: string().required(),
      number: string().required(),
      name: string().required(),
      status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
      part: string<PartOfRegistration>().oneOf(partOfRegistration).required(),
    }).required(),
  ).required(),
});

/** Connections as they are stored; the reverse types (OWD, RPV) are a way of reading them. */
export const connectionTypes = ['OWN', 'RPD', 'UDP', 'UDA'] as const;
export type StoredConnectionType = (typeof connectionTypes)[number];
/** How a share is held (3-decisions 4.7). */
export const connectionVias = ['shares', 'votes', 'certificates', 'agreement', 'role'] as const;
export type ConnectionVia = (typeof connectionVias)[number];

const percentage = () => string().nullable().defined();

const connectedParty = object({
  _id: string().required(),
  type: string<PartyType>().required(),
  name: string().defined(),
}).required();

/** Who owns or represents whom: OWN is owned by `from`, RPD is `from` represented by `to`. Shares are per cent, as intervals. */
export const connectionEntity = object({
  ...entityFields,
  type: string<StoredConnectionType>().oneOf(connectionTypes).required(),
  from: connectedParty,
  to: connectedParty,
  economicLow: percentage(),
  economicHigh: percentage(),
  votingLow: percentage(),
  votingHigh: percentage(),
  via: string<ConnectionVia>().oneOf(connectionVias).nullable().defined(),
  label: string().nullable().defined(),
  /** The first day on which it holds, and the first one on which it does not any more; yyyy-mm-dd. */
  validFrom: string().nullable().defined(),
  validTo: string().nullable().defined(),
  source: string().required(),
  isCurrent: boolean().required(),
});

/** What a colleague said about a client, on its file or in a registration of it. */
export const clientComment = object({
  ...commentFields,
  /** Someone else said it since the reader was last here. */
  isNew: boolean().required(),
  /** Where it was said, and is answered and changed; null for the file itself. */
  registration: object({ _id: string().required(), number: string().required() }).nullable().defined(),
});
