import {
  messageStatus,
  messageType,
  type MessageStatus,
  type MessageType,
} from '@dossier/validators/vocabularies';
import { boolean, number, object, string } from '../answers.ts';

export type { MessageStatus, MessageType } from '@dossier/validators/vocabularies';

/** What a message wants of the user who reads it, most urgent first. */
export const messageAsks = ['decide', 'do', 'know'] as const;
export type MessageAsk = (typeof messageAsks)[number];

/** What each type asks for while the work behind it is open; afterwards it is good to know, and no more. */
export const askOfMessage: Readonly<Record<MessageType, MessageAsk>> = {
  approvalRequested: 'decide',
  screeningHit: 'decide',
  identificationResult: 'decide',
  reviewDue: 'do',
  reviewOverdue: 'do',
  taskAssigned: 'do',
  taskDueSoon: 'do',
  registrationSubmitted: 'do',
  registrationSentBack: 'do',
  documentExpiring: 'do',
  leiExpiring: 'do',
  processorFailed: 'do',
  importNeedsCorrection: 'do',
  retentionDue: 'do',
  // What the platform could not do by itself: a letter that it could not send.
  systemNotice: 'do',
  mention: 'know',
  approvalDecided: 'know',
  approvalVoided: 'know',
  signingEvent: 'know',
  importDone: 'know',
  exportReady: 'know',
  settingsChanged: 'know',
};

/** What a message asks for now: a colleague who mentions the reader waits for them to read it, and often for an answer. */
export function askNow(
  type: MessageType,
  { isUnread, isClosed }: { readonly isUnread: boolean; readonly isClosed: boolean },
): MessageAsk {
  if (isClosed) return 'know';
  return type === 'mention' && isUnread ? 'do' : askOfMessage[type];
}

/** What the platform does for each firm by itself, again and again; messages tell of one that does not run. */
export const recurringJobs = [
  'send-back',
  'due-soon',
  'expiring-documents',
  'reviews-due',
  'risk-levels',
] as const;
export type RecurringJob = (typeof recurringJobs)[number];

/** The pages of the settings of which messages tell that they were changed. */
export const settingsPages = [
  'contact',
  'whitelabeling',
  'extensions',
  'region',
  'registrationTypes',
  'modules',
  'authentication',
  'restrictedClients',
  'connections',
  'customFields',
  'riskReview',
  'workflows',
  'notifications',
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** S2 §3, tenant message, with what it is about as far as its reader may see that. */
export const tenantMessage = object({
  id: string().required(),
  /** The first party of the registration, or that of the process; null when it is about none, or one that the reader may not see any more. */
  party_id: string().nullable().defined(),
  messageStatus: string<MessageStatus>().oneOf(messageStatus.codes).required(),
  messageType: string<MessageType>().oneOf(messageType.codes).required(),
  /** One line without words of any language: name and number of what it is about, or whom; empty when that is nothing. */
  messageDescription: string().defined(),
  createdAt: string().required(),
  ask: string<MessageAsk>().oneOf(messageAsks).required(),
  /** The work behind it is done. */
  isClosed: boolean().required(),
  /** Name of the user who did what it tells of; null when that was the platform. */
  actor: string().nullable().defined(),
  registrationId: string().nullable().defined(),
  registrationName: string().nullable().defined(),
  /** The process that it is about, where that is no onboarding. */
  processId: string().nullable().defined(),
  /** The merge of two clients that it is about. */
  mergeId: string().nullable().defined(),
  /** That merge was undone. */
  isMergeUndone: boolean().required(),
  /** The recurring job that it tells of. */
  job: string<RecurringJob>().oneOf(recurringJobs).nullable().defined(),
  /** The page of the settings that was changed. */
  settingsPage: string<SettingsPage>().oneOf(settingsPages).nullable().defined(),
  /** The start of what was said with it: the comment that mentions the reader, that of a request, decision or sending back. */
  excerpt: string().nullable().defined(),
  /** What was decided, where it tells of a decision. */
  decision: string<'approve' | 'reject'>().oneOf(['approve', 'reject']).nullable().defined(),
  /** Messages that this row stands for: more than one where many of a kind are asked for as one row. */
  sameKind: number().integer().required(),
});

/** Figures under the same filters but the status (of every status), and of the page's statuses by what they ask. */
export const messageCounts = object({
  Unread: number().integer().required(),
  Read: number().integer().required(),
  Archived: number().integer().required(),
  Deleted: number().integer().required(),
  decide: number().integer().required(),
  do: number().integer().required(),
  know: number().integer().required(),
});
