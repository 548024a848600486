import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { array, boolean, mixed, number, object, string } from '../answers.ts';
import { partyNode } from '../parties/entities.ts';
import { blocker, registrationSections, type RegistrationSection } from './blockers.ts';
import { externalReferences } from '../parties/external-references.ts';
import { registrationFields } from './list/entities.ts';
import { signOffSummary } from '../workflows/sign-offs/entities.ts';
import { signOffPolicy } from '../workflows/sign-offs/policy.ts';

export type { Channel, RegistrationStatus, RegistrationType } from '@dossier/validators/vocabularies';

export const registrationEntity = object({
  ...registrationFields,
  name: string().required(),
  /** Name of the user who started it; the user name where no one has it any more. */
  createdBy: string().required(),
  /** Id of a level of `riskQualificationSettingGet`; null while no one has assessed it. */
  riskQualificationId: string().nullable().defined(),
  parties: array(partyNode.required()).required(),
  partyExternalReferences: externalReferences.required(),
});

/** A value as JSON has it. */
type ShownValue = string | number | boolean | object;

/** One field that changed; values are masked as the registration's own are. */
const fieldChange = object({
  /** Whose field; null for one of the registration itself. */
  party_id: string().nullable().defined(),
  /** What the party is called, or was when it went; null where no one knows any more. */
  party: string().nullable().defined(),
  /** Where in the party: `naturalPerson.address.city`; empty for the party itself, which came or went. */
  path: string().defined(),
  old: mixed<ShownValue>().nullable().defined(),
  new: mixed<ShownValue>().nullable().defined(),
});

export const historyEvent = object({
  _id: string().required(),
  at: string().required(),
  /** `registration.changed`: what happened, as a code. */
  action: string().required(),
  /** Name of the user who did it; null for the platform itself, and for someone unknown. */
  actor: string().nullable().defined(),
  version: number().integer().nullable().defined(),
  /** Codes that belong to the action: whose identifier was revealed, and which. */
  detail: mixed<Readonly<Record<string, unknown>>>().required(),
  changes: array(fieldChange.required()).required(),
  /** The person was erased, and with them the values. */
  erased: boolean().required(),
});

/** What the latest acceptance was decided on, and what is different today. */
export const acceptanceEntity = object({
  /** Null where the client was never accepted. */
  acceptance: object({
    /** The version that it made. */
    version: number().integer().required(),
    at: string().required(),
    /** Name of the user who accepted; null where it is not known any more. */
    by: string().nullable().defined(),
    /** The level that was decided on. */
    riskLevel: string().nullable().defined(),
    /** False: what is stored is not to the letter what was decided on. */
    isIntact: boolean().required(),
    /** The parties of that day; those that were erased since have no name. */
    parties: array(
      object({ _id: string().required(), name: string().nullable().defined() }).required(),
    ).required(),
    /** What is different today, identifiers masked. */
    changes: array(fieldChange.required()).required(),
  })
    .nullable()
    .defined(),
});

/** From when on changes are told: the reader's last visit, else the request for approval, else the start. */
const changesSince = ['visit', 'request', 'start'] as const;
export type ChangesSince = (typeof changesSince)[number];

/** What others changed of a registration since the reader looked at it. */
export const changesEntity = object({
  since: string().required(),
  basis: string<ChangesSince>().oneOf(changesSince).required(),
  /** The newest first, at most `changesLimit`. */
  items: array(historyEvent.required()).required(),
  total: number().integer().required(),
});
export const changesLimit = 25;

export const duplicateOf = ['nameAndDateOfBirth', 'chamberOfCommerceNo'] as const;
export type DuplicateOf = (typeof duplicateOf)[number];

export const status = string<RegistrationStatus>().oneOf(registrationStatus.codes);

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

export const statusFields = {
  status: status.required(),
  version: number().integer().required(),
  allowedNext,
};

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

export const progressEntity = object({
  ...statusFields,
  sections: array(
    object({
      id: string<RegistrationSection>().oneOf(registrationSections).required(),
      done: number().integer().required(),
      total: number().integer().required(),
      blockers: array(blocker.required()).required(),
    }),
  ).required(),
  /** Null where no one has to do anything any more. */
  deadline: deadline.nullable().defined(),
  /** The request that is open, or the last one that was decided. */
  signOff: signOffSummary.nullable().defined(),
});

/** How long its author may change a comment (4-expectations row 82), in minutes. */
export const commentEditMinutes = 15;
export const commentLimit = 4000;

export const colleague = object({ _id: string().required(), name: string().required() });

/** What a colleague said about a registration or a client; clients never see it. */
export const commentFields = {
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  /** Null for one that was never changed. */
  editedAt: string().nullable().defined(),
  author: colleague.required(),
  text: string().defined(),
  /** Whom it calls; each of them is notified. */
  mentions: array(colleague.required()).required(),
  /** The reader wrote it, less than 15 minutes ago. */
  mayEdit: boolean().required(),
};

export const commentEntity = object(commentFields);

export const exportFormats = ['pdf', 'csv', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Sections that a paper about a registration can have, in their order. */
export const exportSections = ['overview', 'parties', 'status', 'comments', 'activity'] as const;
export type ExportSection = (typeof exportSections)[number];

/** What colleagues say among themselves: never there unless someone asks for it, and never in what a client signs. */
export const internalExportSections: readonly ExportSection[] = ['comments', 'activity'];
/** What a paper has when no one says. */
export const usualExportSections: readonly ExportSection[] = ['overview', 'parties', 'status'];

export const exportTitleLimit = 120;
