import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { array, number, object, string } from '../../answers.ts';
import { batchFields, itemFields, obstacle } from '../../batches.ts';
import { transitionsFrom } from '../transitions.ts';

/** What is done to many registrations at once; `undo` takes one of the others back. */
export const batchKinds = ['assign', 'status', 'undo'] as const;
export type BatchKind = (typeof batchKinds)[number];

const status = (code: Parameters<typeof registrationStatus.code>[0]) => registrationStatus.code(code);

/** Statuses that many may be given at once; accepting and migrating are decided one by one. */
export const batchStatuses: readonly RegistrationStatus[] = [
  status('COMPLETE'),
  status('INCOMPLETE'),
  status('REJECTED'),
  status('DELETED'),
];

/** How many registrations one batch takes: a change of status looks at all that a registration consists of. */
export const batchLimits = { assign: 1_000, status: 200 } as const;
/** Whether a change of status has a way back (4.1), so that undoing it restores what was. */
export const hasWayBack = (from: RegistrationStatus, next: RegistrationStatus): boolean =>
  transitionsFrom(next).some(transition => transition.next === from);

const statusField = () => string<RegistrationStatus>().oneOf(registrationStatus.codes).nullable().defined();

/** Something done to many registrations: what, how far it is, and until when it can be undone. */
export const batchEntity = object({
  ...batchFields,
  kind: string<BatchKind>().oneOf(batchKinds).required(),
  /** Who is given the work; null for no one, and where nothing is assigned. */
  assignee: string().nullable().defined(),
  next: statusField(),
});

const named = { registrationId: string().required(), number: string().required(), name: string().defined() };

export const batchItem = object({
  ...named,
  ...itemFields,
});

export const batchPreview = object({
  items: array(
    object({
      ...named,
      /** Of the registration that was looked at: the batch names it. */
      version: number().integer().required(),
      /** What it has now. */
      status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
      assignee: string().nullable().defined(),
      /** Why it would not be changed. */
      obstacle: obstacle.nullable().defined(),
    }).required(),
  ).required(),
});
