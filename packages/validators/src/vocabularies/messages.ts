import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §4: of a message in the inbox. */
export const messageStatus = /* @__PURE__ */ statuses('messageStatus', [
  { code: 'Read', tone: 'neutral' },
  { code: 'Unread', tone: 'info' },
  { code: 'Deleted', tone: 'neutral', outlined: true },
  { code: 'Archived', tone: 'neutral', outlined: true },
]);
export type MessageStatus = CodeOf<typeof messageStatus>;

/** What a message of the inbox is about (3-decisions 4.17). */
export const messageType = /* @__PURE__ */ vocabulary('messageType', [
  'reviewDue',
  'reviewOverdue',
  'taskAssigned',
  'taskDueSoon',
  'mention',
  'approvalRequested',
  'approvalDecided',
  'approvalVoided',
  'registrationSubmitted',
  'registrationSentBack',
  'identificationResult',
  'screeningHit',
  'documentExpiring',
  'leiExpiring',
  'signingEvent',
  'processorFailed',
  'importNeedsCorrection',
  'importDone',
  'exportReady',
  'settingsChanged',
  'retentionDue',
  'systemNotice',
]);
export type MessageType = CodeOf<typeof messageType>;
