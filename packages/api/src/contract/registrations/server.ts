import { optionalDate } from '@dossier/validators';
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
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string } from 'yup';
import { pagingFields, valuesOf } from '../query-fields.ts';
import { externalReferences } from '../parties/external-references.ts';
import { newParty } from '../parties/new-parties.ts';
import { partiesChange } from '../parties/party-patch.ts';
import { exportFormats, exportSections, exportTitleLimit, status, type ExportFormat } from './entities.ts';
import { yupOf } from '../yup-of.ts';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { batchesServer } from './batches/server.ts';
import { listServer } from './list/server.ts';
import { commentBody } from './comment-body.ts';
import { migrationServer } from './migration/server.ts';

export const exportChoice = {
  format: string<ExportFormat>().oneOf(exportFormats).required(),
  /** One of the firm's languages; the reader's, or the firm's own, when absent. */
  locale: string<Language>().oneOf(language.codes),
  /** What stands on top, in place of the client's name. */
  title: string().max(exportTitleLimit),
  /** Without the internal ones when absent. */
  includes: valuesOf(exportSections).min(1),
};

export const registrationsServer = {
  'registrations.create': {
    summary:
      'Starts an onboarding: status INCOMPLETE, assigned to whoever creates it. With `invitation` the client is asked by letter for what is needed.',
    body: object({
      type: string<RegistrationType>().oneOf(registrationType.codes).required(),
      subType: string<RegistrationSubType>().oneOf(registrationSubType.codes),
      channel: string<Channel>().oneOf(channel.codes).required(),
      /** Nothing else is new. */
      status: string<RegistrationStatus>().oneOf([registrationStatus.code('INCOMPLETE')]),
      parties: array(newParty.required()).max(20).required(),
      partyExternalReferences: yupOf(externalReferences),
      /** The client is asked by letter, in this language; working days wait for the answer. */
      invitation: object({
        locale: string<Language>().oneOf(language.codes).required(),
      })
        .optional()
        .default(undefined),
    }),
    errors: ['InvalidRegistration', 'RegistrationTypeNotEnabled'],
  },
  'registrations.get': {
    summary: 'One registration with its parties.',
    errors: [],
  },
  'registrations.assign': {
    ifMatch: true,
    summary: 'Gives the work on a registration to somebody of the firm, or to nobody.',
    body: object({
      /** A user id; null for no one. */
      assigneeId: string().max(64).nullable().defined(),
    }),
    errors: ['VersionStale', 'VersionRequired'],
  },
  'registrations.update': {
    ifMatch: true,
    summary:
      'Changes the parties of an incomplete registration: a patch per party, so that only what somebody changed is sent. A masked value stands for what is stored. After 412 the registration as it is now comes from a read.',
    body: partiesChange,
    errors: ['VersionRequired', 'VersionStale', 'RegistrationFrozen', 'InvalidRegistration'],
  },
  'registrations.reveal': {
    summary: 'One masked value of a party in full. Each call is written down, and stands in the activity.',
    body: object({
      /** Where in the party it stands: `naturalPerson.personalNumber`, `legalEntity.taxResidencies[0].taxIdentificationNumber`. */
      field: string().max(120).required(),
    }),
    errors: [],
  },
  'registrations.history': {
    summary: 'What happened to a registration, the newest first: who changed which field when, old and new.',
    query: object(pagingFields),
    errors: [],
  },
  'registrations.acceptance': {
    summary:
      'What the latest acceptance was decided on: when, by whom, at which risk, whether that is stored unchanged, and what is different today.',
    errors: [],
  },
  'registrations.changes': {
    summary:
      'What others changed of a registration since the caller looked at it last; for one who never did, since approval was requested, or since it was started.',
    errors: [],
  },
  'registrations.markSeen': {
    summary: 'Notes that the caller has a registration open. Looks within half an hour are one visit.',
    errors: [],
  },
  'registrations.duplicates': {
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
    errors: [],
  },
  'registrations.status': {
    summary: 'The status, and what may follow it: each with what stands in the way.',
    errors: [],
  },
  'registrations.changeStatus': {
    ifMatch: true,
    summary:
      'Makes the next status the present one; where a second person has to sign off, asks for that and leaves the status.',
    body: object({
      next: yupOf(status.required()),
      comment: string().max(2000).nullable().default(null),
      /** Why, where the table asks for it. */
      reason: string().max(64).nullable().default(null),
    }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'Blocked'],
  },
  'registrations.progress': {
    summary: 'All that the page of a registration shows around its sections, in one answer.',
    errors: [],
  },
  'registrations.wait': {
    ifMatch: true,
    summary: 'Says whether the client has to do something: until then the working days do not count.',
    body: object({ isWaiting: boolean().required() }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed'],
  },
  'registrations.comments': {
    summary: 'What colleagues said about a registration, the newest first.',
    query: object(pagingFields),
    errors: [],
  },
  'registrations.addComment': {
    summary: 'Says something about a registration. Whoever is mentioned is told.',
    body: commentBody,
    errors: [],
  },
  'registrations.editComment': {
    ifMatch: true,
    summary: 'Changes what one said, within 15 minutes. Whoever is mentioned for the first time is told.',
    body: commentBody,
    errors: ['VersionRequired', 'VersionStale'],
  },
  'registrations.readers': {
    summary: 'Colleagues who may see a registration: only they can be mentioned in a comment.',
    errors: [],
  },
  'registrations.export': {
    summary:
      'A registration as a paper (pdf), a table of its fields (csv), or both with their hashes (zip). Each call is written down with the hash of the contents. Nothing of it is kept.',
    query: object({
      ...exportChoice,
      /** Adds a page on which those who sign do so; without the internal sections. */
      prepareForSigning: boolean(),
      /** Identifiers in full: only for users who may reveal them, and written down. */
      reveal: boolean(),
    }),
    errors: [],
  },
  ...batchesServer,
  ...listServer,
  ...migrationServer,
} as const satisfies ServerParts<typeof endpoints>;
