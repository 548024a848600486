import { array, object, string } from 'yup';
import {
  channel,
  language,
  registrationStatus,
  registrationSubType,
  registrationType,
  type Channel,
  type Language,
  type RegistrationStatus,
  type RegistrationSubType,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { endpoint } from './endpoint.ts';
import { externalReferences } from './external-references.ts';
import { newParty } from './new-parties.ts';
import { registrationEntity } from './registration-entity.ts';

export type { Channel, RegistrationStatus, RegistrationType } from '@dossier/validators/vocabularies';

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
    /** Nothing else is new. */
    status: string<RegistrationStatus>().oneOf([registrationStatus.code('INCOMPLETE')]),
    parties: array(newParty.required()).max(20).required(),
    partyExternalReferences: externalReferences,
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

/** Endpoints of one registration with its parties. */
export const registration = { create, get, assign } as const;
