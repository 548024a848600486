import type { MessageType } from '@dossier/validators/vocabularies';
import { array, number, object, string, type InferType } from '../../answers.ts';

/** How someone hears of an event: in the inbox, there and by email, or not at all. */
export const messageChannels = ['inbox', 'email', 'off'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * The events that one chooses a channel for, most urgent first. Notices that an email did not arrive are always in the inbox:
 * someone has to do something about them.
 */
export const choosableMessages = [
  'approvalRequested',
  'approvalDecided',
  'approvalVoided',
  'taskAssigned',
  'taskDueSoon',
  'registrationSentBack',
  'registrationSubmitted',
  'documentExpiring',
  'reviewDue',
  'reviewOverdue',
  'mention',
  'exportReady',
  'settingsChanged',
] as const satisfies readonly MessageType[];
export type ChoosableMessage = (typeof choosableMessages)[number];

/** Hours of the day (in the firm's time zone) at which a daily digest can be sent. */
export const digestHours = { first: 6, last: 20 } as const;

export const notificationPreferences = object({
  channels: array(
    object({
      messageType: string<ChoosableMessage>().oneOf(choosableMessages).required(),
      channel: string<MessageChannel>().oneOf(messageChannels).required(),
    }).required(),
  ).required(),
  /** When the digest is sent on working days; null for never. */
  digestHour: number().integer().nullable().defined(),
  /** 0 before anything was chosen. */
  version: number().integer().required(),
});
export type NotificationPreferences = InferType<typeof notificationPreferences>;
