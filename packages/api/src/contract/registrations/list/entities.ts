import { optionalDate } from '@dossier/validators';
import {
  channel,
  partyStatus,
  partyType,
  registrationStatus,
  registrationSubType,
  registrationType,
  type Channel,
  type PartyStatus,
  type PartyType,
  type RegistrationStatus,
  type RegistrationSubType,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { array, boolean, number, object, string } from '../../answers.ts';
import { entityFields } from '../../envelope.ts';
import { partySorts, type PartySort } from '../../parties/file/sorts.ts';
import { registrationStages, type RegistrationStage } from '../stages.ts';
import { registrationSorts, type RegistrationSort } from './sorts.ts';

/** Of how many rows of one page it is worked out how much is there: more are on no screen. */
export const maxCompleteness = 100;

/** What a registration says of itself, alone and in a list. */
export const registrationFields = {
  ...entityFields,
  /** What people call it: `2026-01284`. */
  number: string().required(),
  type: string<RegistrationType>().oneOf(registrationType.codes).required(),
  subType: string<RegistrationSubType>().oneOf(registrationSubType.codes).nullable().defined(),
  status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
  channel: string<Channel>().oneOf(channel.codes).required(),
  /** Name of the user who works on it, and the user's id; null when no one does. */
  assignee: string().nullable().defined(),
  assignee_id: string().nullable().defined(),
  /** Who created it. */
  userName: string().required(),
};

/** A row of the list, with what S2 §3 derives for it. */
export const registrationRow = object({
  ...registrationFields,
  /** A joint registration shows both names joined with ' & '. */
  name: string().required(),
  city: string().nullable().defined(),
  /** Chamber of commerce number of a business in full; tax number of a person masked to its last 3 (T8). */
  ssn: string().nullable().defined(),
  /** Id of a level of `riskQualificationSettingGet`; null while no one has assessed it. */
  riskQualificationId: string().nullable().defined(),
  /** Someone has asked for approval to accept it, and no one has decided yet. */
  awaitsApproval: boolean().required(),
});

export const viewLimits = {
  /** Characters of a name. */
  name: 60,
  /** Characters of how the columns stand. */
  columns: 2_000,
  /** Views of one person in one firm. */
  each: 50,
} as const;

/** Days, the present one included, in which what is looked for changed last. */
export const updatedPeriods = [1, 7, 30, 90] as const;
export type UpdatedPeriod = (typeof updatedPeriods)[number];

const valuesOf = <Value extends string>(values: readonly Value[]) =>
  array(string<Value>().oneOf(values).required());
const date = () => string().check(optionalDate);

/** Lists whose views are saved. A list that comes to them brings its query with it. */
export const viewLists = ['registrations', 'clients', 'businesses'] as const;
export type ViewList = (typeof viewLists)[number];

/** What a view asks for, as the filters of its list have it, but for the search. */
const viewQuery = object({
  sort: valuesOf<RegistrationSort | PartySort>([...registrationSorts, ...partySorts]),
  status: valuesOf<RegistrationStatus | PartyStatus>([...registrationStatus.codes, ...partyStatus.codes]),
  type: valuesOf<RegistrationType | PartyType>([...registrationType.codes, ...partyType.codes]),
  channel: valuesOf(channel.codes),
  assignee: string().max(64),
  createdFrom: date(),
  createdTo: date(),
  updatedWithin: number<UpdatedPeriod>().oneOf(updatedPeriods),
  updatedFrom: date(),
  updatedTo: date(),
  reached: string<RegistrationStage>().oneOf(registrationStages),
  toApprove: boolean(),
});

/** A list that someone named, to come back to or to share (4-expectations row 62). */
export const savedView = object({
  _id: string().required(),
  list: string<ViewList>().oneOf(viewLists).required(),
  version: number().integer().required(),
  name: string().required(),
  /** Every colleague has it; each sees in it what they may see. */
  isShared: boolean().required(),
  owner: object({ _id: string().required(), name: string().required() }).required(),
  /** The reader may rename, share and remove it: their own, and what is shared where they administer the firm. */
  mayChange: boolean().required(),
  query: viewQuery.required(),
  /** How the columns stand, in the terms of the list's address; empty as the reader has them. */
  columns: string().defined(),
  /** How many it holds for the reader now. */
  total: number().integer().min(0).required(),
  /** How many of these came since the reader looked last, by others' hands; 0 until they looked once. */
  entered: number().integer().min(0).required(),
});
