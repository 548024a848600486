import { array, number, object, string } from 'yup';
import {
  channel,
  language,
  registrationSubType,
  registrationType,
  type Channel,
  type Language,
  type RegistrationSubType,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { comments } from './comments.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields, valuesOf } from './envelope.ts';
import { registrationExport } from './export.ts';
import { newParty } from './new-parties.ts';
import { record } from './record.ts';
import { registrationEntity, registrationRow } from './registration-entity.ts';
import { registrationFilters } from './registration-filters.ts';
import { registrationSorts } from './registration-sorts.ts';
import { registrationStatusEndpoints } from './status.ts';
import { views } from './views.ts';

export type { Channel, RegistrationStatus, RegistrationType } from '@dossier/validators/vocabularies';
export { registrationEntity, registrationRow } from './registration-entity.ts';

const listQuery = object({
  ...pagingFields,
  /** The first one first; ids settle what is still equal. */
  sort: valuesOf(registrationSorts),
  ...registrationFilters,
});

const list = endpoint({
  name: 'registrations.list',
  service: 'main',
  method: 'GET',
  path: '/registrations',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Registrations that the caller may see. `counts` holds one figure per status, `all`, and for whoever may approve `toApprove`, under the same search and filters but `status` and `toApprove`.',
  query: listQuery,
  response: listOf(registrationRow),
  errors: [],
});

/** Of how many rows of one page it is worked out how much is there: more are on no screen. */
export const mostCompleteness = 100;

const completeness = endpoint({
  name: 'registrations.completeness',
  service: 'main',
  method: 'GET',
  path: '/registrations/completeness',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'How much of what the firm asks for is there, for the rows of the page that `registrations.list` answers to the same query; for the first 100 of them.',
  query: listQuery,
  response: object({
    items: array(
      object({
        _id: string().required(),
        done: number().integer().required(),
        total: number().integer().required(),
      }),
    ).required(),
  }),
  errors: [],
});

const create = endpoint({
  name: 'registrations.create',
  service: 'main',
  method: 'POST',
  path: '/registrations',
  kind: 'json',
  access: 'registrationWrite',
  summary:
    'Starts an onboarding: status INCOMPLETE, assigned to whoever creates it. With `invitation` the client is asked by letter for what is needed.',
  body: object({
    type: string<RegistrationType>().oneOf(registrationType.codes).required(),
    subType: string<RegistrationSubType>().oneOf(registrationSubType.codes),
    channel: string<Channel>().oneOf(channel.codes).required(),
    parties: array(newParty.required()).max(20).required(),
    /** The client is asked by letter, in this language; working days wait for the answer. */
    invitation: object({
      locale: string<Language>().oneOf(language.codes).required(),
    })
      .optional()
      .default(undefined),
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
  completeness,
  create,
  get,
  assign,
  ...record,
  ...registrationStatusEndpoints,
  ...comments,
  ...registrationExport,
  ...views,
} as const;
