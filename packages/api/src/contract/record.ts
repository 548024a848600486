import { array, boolean, mixed, number, object, string } from 'yup';
import { optionalDate } from '@dossier/validators';
import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields } from './envelope.ts';
import { partiesChange } from './party-patch.ts';
import { registrationEntity } from './registration-entity.ts';

const update = endpoint({
  name: 'registrations.update',
  service: 'main',
  method: 'PUT',
  path: '/registrations/{id}',
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary:
    'Changes the parties of an incomplete registration: a patch per party, so that only what somebody changed is sent. A masked value stands for what is stored. After 412 the registration as it is now comes from a read.',
  body: partiesChange,
  response: registrationEntity,
  errors: ['VersionRequired', 'VersionStale', 'RegistrationFrozen', 'InvalidRegistration'],
});

const reveal = endpoint({
  name: 'registrations.reveal',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/parties/{partyId}/reveal',
  kind: 'json',
  access: 'identifierReveal',
  summary: 'One masked value of a party in full. Each call is written down, and stands in the activity.',
  body: object({
    /** Where in the party it stands: `naturalPerson.personalNumber`, `legalEntity.taxResidencies[0].taxIdentificationNumber`. */
    field: string().max(120).required(),
  }),
  response: object({ value: string().defined() }),
  errors: [],
});

/** A value as JSON has it. */
type ShownValue = string | number | boolean | object;

/** One field that changed; values are masked as the registration's own are. */
const fieldChange = object({
  /** Whose field; null for one of the registration itself. */
  party_id: string().nullable().defined(),
  /** What the party is called, or was when it went; null where nobody knows any more. */
  party: string().nullable().defined(),
  /** Where in the party: `naturalPerson.address.city`; empty for the party itself, which came or went. */
  path: string().defined(),
  old: mixed<ShownValue>().nullable().defined(),
  new: mixed<ShownValue>().nullable().defined(),
});

/** Something that happened to a registration. */
const historyEvent = object({
  _id: string().required(),
  at: string().required(),
  /** `registration.changed`: what happened, as a code. */
  action: string().required(),
  /** Name of whoever did it; null for the platform itself, and for somebody unknown. */
  actor: string().nullable().defined(),
  version: number().integer().nullable().defined(),
  /** Codes that belong to the action: whose identifier was revealed, and which. */
  detail: mixed<Readonly<Record<string, unknown>>>().required(),
  changes: array(fieldChange.required()).required(),
  /** The person was erased, and with them the values. */
  erased: boolean().required(),
});

const history = endpoint({
  name: 'registrations.history',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/history',
  kind: 'json',
  access: 'registrationRead',
  summary: 'What happened to a registration, the newest first: who changed which field when, old and new.',
  query: object(pagingFields),
  response: listOf(historyEvent),
  errors: [],
});

const duplicateOf = ['nameAndDateOfBirth', 'chamberOfCommerceNo'] as const;
export type DuplicateOf = (typeof duplicateOf)[number];

const duplicates = endpoint({
  name: 'registrations.duplicates',
  service: 'main',
  method: 'POST',
  path: '/registrations/duplicates',
  kind: 'json',
  access: 'registrationWrite',
  readsOnly: true,
  summary:
    'Registrations that the caller may see of the same person (name, whatever its accents and signs, and date of birth) or company (number). Asked before one is made.',
  body: object({
    persons: array(
      object({
        givenNames: string().max(255).defined(),
        lastName: string().max(255).required(),
        dateOfBirth: string()
          .required()
          .test(...check(optionalDate)),
      }).required(),
    )
      .max(3)
      .required(),
    chamberOfCommerceNo: string().max(60).nullable().defined(),
  }),
  response: listOf(
    object({
      _id: string().required(),
      number: string().required(),
      name: string().required(),
      status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
      match: string<DuplicateOf>().oneOf(duplicateOf).required(),
    }),
  ),
  errors: [],
});

/** What happens to one registration beside its status. */
export const record = { update, reveal, history, duplicates } as const;
