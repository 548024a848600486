import { array, boolean, number, object, string } from 'yup';
import {
  messageStatus,
  messageType,
  type MessageStatus,
  type MessageType,
} from '@dossier/validators/vocabularies';
import { endpoint } from './endpoint.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type { MessageStatus, MessageType } from '@dossier/validators/vocabularies';

/** What a message wants of whoever reads it, most urgent first. */
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

/** S2 §3, tenant message, with what it is about as far as its reader may see that. */
export const tenantMessage = object({
  id: string().required(),
  /** The first party of the registration; null when it is about none, or one that the reader may not see any more. */
  party_id: string().nullable().defined(),
  messageStatus: string<MessageStatus>().oneOf(messageStatus.codes).required(),
  messageType: string<MessageType>().oneOf(messageType.codes).required(),
  /** One line without words of any language: name and number of what it is about, or whom; empty when that is nothing. */
  messageDescription: string().defined(),
  createdAt: string().required(),
  ask: string<MessageAsk>().oneOf(messageAsks).required(),
  /** The work behind it is done. */
  isClosed: boolean().required(),
  /** Name of whoever did what it tells of; null when that was the platform. */
  actor: string().nullable().defined(),
  registrationId: string().nullable().defined(),
  registrationName: string().nullable().defined(),
});

/** Figures under the same filters but the status (of every status), and of the page's statuses by what they ask. */
const messageCounts = object({
  Unread: number().integer().required(),
  Read: number().integer().required(),
  Archived: number().integer().required(),
  Deleted: number().integer().required(),
  decide: number().integer().required(),
  do: number().integer().required(),
  know: number().integer().required(),
});

const tenantMessagesGet = endpoint({
  name: 'messages.tenantMessagesGet',
  service: 'notifications',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  readsOnly: true,
  access: 'signedIn',
  summary:
    'The messages of whoever asks, by what they ask for, the newest first. `counts` holds one figure per status under the other filters.',
  operation: 'tenantMessagesGet',
  document:
    'query tenantMessagesGet($messageStatus: [MessageStatus!]!, $messageType: [MessageType!], $registrationId: ID, $offset: Int, $max: Int) { tenantMessagesGet(messageStatus: $messageStatus, messageType: $messageType, registrationId: $registrationId, offset: $offset, max: $max) { items { id party_id messageStatus messageType messageDescription createdAt ask isClosed actor registrationId registrationName } total counts { Unread Read Archived Deleted decide do know } } }',
  body: object({
    messageStatus: array(string<MessageStatus>().oneOf(messageStatus.codes).required()).max(4).required(),
    messageType: array(string<MessageType>().oneOf(messageType.codes).required()).max(22),
    registrationId: string().matches(uuid),
    offset: number().integer().min(0),
    max: number().integer().min(1).max(200),
  }),
  response: object({
    items: array(tenantMessage.required()).required(),
    total: number().integer().required(),
    counts: messageCounts.required(),
  }),
  errors: [],
});

const bulkUpdateTenantMessage = endpoint({
  name: 'messages.bulkUpdateTenantMessage',
  service: 'notifications',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  access: 'signedIn',
  summary:
    'Marks messages of whoever asks as read, unread, archived or deleted. Answers the ones that are so now; what is not theirs is not there.',
  operation: 'bulkUpdateTenantMessage',
  document:
    'mutation bulkUpdateTenantMessage($ids: [ID!]!, $messageStatus: MessageStatus!, $updatedBy: String) { bulkUpdateTenantMessage(ids: $ids, messageStatus: $messageStatus, updatedBy: $updatedBy) { ids messageStatus } }',
  body: object({
    ids: array(string().matches(uuid).required()).min(1).max(1_000).required(),
    messageStatus: string<MessageStatus>().oneOf(messageStatus.codes).required(),
    /** S2 has it. The session says who it is, whatever stands here. */
    updatedBy: string().max(255),
  }),
  response: object({
    ids: array(string().required()).required(),
    messageStatus: string<MessageStatus>().oneOf(messageStatus.codes).required(),
  }),
  errors: [],
});

/** What the platform told somebody. */
export const inbox = { tenantMessagesGet, bulkUpdateTenantMessage } as const;
