import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { array, boolean, mixed, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { signOffPolicy } from './sign-off-policy.ts';
import { signOffSummary } from './sign-offs.ts';

/** Sections of a registration that something can be missing in. */
const registrationSections = ['parties', 'documents'] as const;
export type RegistrationSection = (typeof registrationSections)[number];

/** Why something cannot be done yet, or not by the caller. */
const blockerCodes = [
  'fieldMissing',
  'taxResidencyMissing',
  'taxNumberMissing',
  'originOfAssetsMissing',
  'representativeMissing',
  'OVER_100',
  'documentMissing',
  'documentExpired',
  'documentUndated',
  'riskUnacceptable',
  'signOffOpen',
  'clientFileMissing',
  'tooLate',
  'notPermitted',
] as const;
export type BlockerCode = (typeof blockerCodes)[number];

const blocker = object({
  code: string<BlockerCode>().oneOf(blockerCodes).required(),
  section: string<RegistrationSection>().oneOf(registrationSections).nullable().defined(),
  partyId: string().nullable().defined(),
  /** Who or what is meant, for the text: the party's name, the field, the paper, the days. */
  params: mixed<Readonly<Record<string, string | number>>>().required(),
});

const status = string<RegistrationStatus>().oneOf(registrationStatus.codes);

const allowedNext = array(
  object({
    next: status.required(),
    requiresComment: boolean().required(),
    reasonCodes: array(string().required()),
    /** With another policy than `none` the change is asked for, and happens when it is signed off. */
    signOff: signOffPolicy.required(),
    /** Empty: it can be done. */
    blockers: array(blocker.required()).required(),
  }),
).required();

const statusFields = { status: status.required(), version: number().integer().required(), allowedNext };

/** Working days, by the calendar of the firm's country. */
const deadline = object({
  /** yyyy-mm-dd. */
  dueOn: string().required(),
  /** Working days from today; negative when it is over. */
  daysLeft: number().integer().required(),
  term: number().integer().required(),
  /** The client has to do something: the days do not count. */
  isWaiting: boolean().required(),
});

const progressEntity = object({
  ...statusFields,
  sections: array(
    object({
      id: string<RegistrationSection>().oneOf(registrationSections).required(),
      done: number().integer().required(),
      total: number().integer().required(),
      blockers: array(blocker.required()).required(),
    }),
  ).required(),
  /** Null where nobody has to do anything any more. */
  deadline: deadline.nullable().defined(),
  /** The request that is open, or the last one that was decided. */
  signOff: signOffSummary.nullable().defined(),
});

const read = endpoint({
  name: 'registrations.status',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/status',
  kind: 'json',
  access: 'registrationRead',
  summary: 'The status, and what may follow it: each with what stands in the way.',
  response: object(statusFields),
  errors: [],
});

const change = endpoint({
  name: 'registrations.changeStatus',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/status',
  kind: 'json',
  access: 'registrationRead',
  ifMatch: true,
  summary:
    'Makes the next status the present one; where a second person has to sign off, asks for that and leaves the status.',
  body: object({
    next: status.required(),
    comment: string().max(2000).nullable().default(null),
    /** Why, where the table asks for it. */
    reason: string().max(64).nullable().default(null),
  }),
  response: progressEntity,
  errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'Blocked'],
});

const progress = endpoint({
  name: 'registrations.progress',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/progress',
  kind: 'json',
  access: 'registrationRead',
  summary: 'All that the page of a registration shows around its sections, in one answer.',
  response: progressEntity,
  errors: [],
});

const wait = endpoint({
  name: 'registrations.wait',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/waiting',
  kind: 'json',
  access: 'registrationWrite',
  ifMatch: true,
  summary: 'Says whether the client has to do something: until then the working days do not count.',
  body: object({ isWaiting: boolean().required() }),
  response: progressEntity,
  errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed'],
});

/** Endpoints around the status of a registration. */
export const registrationStatusEndpoints = { status: read, changeStatus: change, progress, wait } as const;
