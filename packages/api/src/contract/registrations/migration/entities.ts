import { partyStatus, partyType, type PartyStatus, type PartyType } from '@dossier/validators/vocabularies';
import { array, mixed, number, object, string, type InferType } from '../../answers.ts';
import { connectionEntity } from '../../parties/file/entities.ts';
import { suggestedPartyFields } from '../../parties/suggested-party.ts';

const partyOutcomes = [
  /** New: it becomes an active client. */
  'becomesClient',
  /** A client already. */
  'isClient',
  /** Inactive, and so it stays: a colleague decided that. */
  'staysInactive',
  /** Rejected or ended: no registration makes a client of it. */
  'cannotBecome',
] as const;
export type MigrationOutcome = (typeof partyOutcomes)[number];

/** A value of a party's field: a text, an answer, a list, an address. */
type FieldValue = string | number | boolean | object;

/** A client that may be the same as a party of the registration. */
const match = object({
  ...suggestedPartyFields,
  /** Fields that both have, and not the same; identifiers are masked. */
  differences: array(
    object({
      field: string().required(),
      file: mixed<FieldValue>().required(),
      registration: mixed<FieldValue>().required(),
    }).required(),
  ).required(),
  /** Fields that only the registration has: they complete the client file. */
  added: array(string().required()).required(),
});

/** What migrating a registration would do (R9, 4-expectations row 80). */
export const migrationPreview = object({
  /** What was seen: migrating names it, and is refused where it would do something else by then. */
  preview: string().required(),
  /** Of the registration, for `If-Match`. */
  version: number().integer().required(),
  parties: array(
    object({
      _id: string().required(),
      type: string<PartyType>().oneOf(partyType.codes).required(),
      status: string<PartyStatus>().oneOf(partyStatus.codes).required(),
      name: string().defined(),
      outcome: string<MigrationOutcome>().oneOf(partyOutcomes).required(),
      /** Each asks for a decision: the same, or another one. */
      matches: array(match.required()).required(),
    }).required(),
  ).required(),
  /** Those of the parties that hold today: they stand in the client files. */
  connections: array(connectionEntity.required()).required(),
});
export type MigrationPreview = InferType<typeof migrationPreview>;
