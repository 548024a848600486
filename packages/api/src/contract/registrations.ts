import { array, object, string } from 'yup';
import {
  channel,
  registrationStatus,
  registrationSubType,
  registrationType,
  type Channel,
  type RegistrationSubType,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { comments } from './comments.ts';
import { endpoint } from './endpoint.ts';
import { dateText, listOf, pagingFields, valuesOf } from './envelope.ts';
import { registrationExport } from './export.ts';
import { newParty } from './new-parties.ts';
import { record } from './record.ts';
import { registrationEntity, registrationRow } from './registration-entity.ts';
import { registrationStatusEndpoints } from './status.ts';

export type { Channel, RegistrationStatus, RegistrationType } from '@dossier/validators/vocabularies';
export { registrationEntity, registrationRow } from './registration-entity.ts';

/** What a list may be sorted by; a minus before it turns the order round. */
export const registrationSortKeys = [
  'name',
  'city',
  'type',
  'channel',
  'status',
  'assignee',
  'createdAt',
  'updatedAt',
] as const;
export type RegistrationSortKey = (typeof registrationSortKeys)[number];
export type RegistrationSort = RegistrationSortKey | `-${RegistrationSortKey}`;
const sorts: readonly RegistrationSort[] = registrationSortKeys.flatMap(key => [key, `-${key}`] as const);

/** The way of a registration on which everything goes well (`3-decisions.md` 4.1). */
export const registrationStages = ['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'MIGRATED'] as const;
export type RegistrationStage = (typeof registrationStages)[number];

const list = endpoint({
  name: 'registrations.list',
  service: 'main',
  method: 'GET',
  path: '/registrations',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Registrations that the caller may see. `counts` holds one figure per status, and `all`, under the same search and filters but the status.',
  query: object({
    ...pagingFields,
    /** The first one first; ids settle what is still equal. */
    sort: valuesOf(sorts),
    /** Words in name, city, number, chamber of commerce number, or the whole of a tax number. */
    search: string().max(200),
    status: valuesOf(registrationStatus.codes),
    type: valuesOf(registrationType.codes),
    channel: valuesOf(channel.codes),
    /** A user id, `me`, or `none` for what nobody works on. */
    assignee: string().max(64),
    /** Begun on that day of the firm's or later; and on that day or before. */
    createdFrom: dateText(),
    createdTo: dateText(),
    /** Came as far as that, whatever became of it. */
    reached: string<RegistrationStage>().oneOf(registrationStages),
  }),
  response: listOf(registrationRow),
  errors: [],
});

const create = endpoint({
  name: 'registrations.create',
  service: 'main',
  method: 'POST',
  path: '/registrations',
  kind: 'json',
  access: 'registrationWrite',
  summary: 'Starts an onboarding: status INCOMPLETE, assigned to whoever creates it.',
  body: object({
    type: string<RegistrationType>().oneOf(registrationType.codes).required(),
    subType: string<RegistrationSubType>().oneOf(registrationSubType.codes),
    channel: string<Channel>().oneOf(channel.codes).required(),
    parties: array(newParty.required()).max(20).required(),
  }),
  response: registrationEntity,
  errors: ['InvalidRegistration', 'RegistrationTypeNotEnabled'],
});

const get = endpoint({
  name: 'registrations.get',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}',
  kind: 'json',
  access: 'registrationRead',
  summary: 'One registration with its parties.',
  response: registrationEntity,
  errors: [],
});

const assign = endpoint({
  name: 'registrations.assign',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/assignee',
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary: 'Gives the work on a registration to somebody of the firm, or to nobody.',
  body: object({
    /** A user id; null for nobody. */
    assigneeId: string().max(64).nullable().defined(),
  }),
  response: registrationEntity,
  errors: ['VersionStale', 'VersionRequired'],
});

export const registrations = {
  list,
  create,
  get,
  assign,
  ...record,
  ...registrationStatusEndpoints,
  ...comments,
  ...registrationExport,
} as const;
