import { array, number, object, string } from 'yup';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import {
  choosableMessages,
  digestHours,
  messageChannels,
  type ChoosableMessage,
  type MessageChannel,
} from './entities.ts';

export const preferencesServer = {
  'messages.preferences': {
    summary:
      'How one hears of events, and when the daily digest is sent. What was never chosen is the inbox.',
    errors: [],
  },
  'messages.updatePreferences': {
    ifMatch: true,
    summary:
      'Choose how one hears of events, and when the daily digest is sent. Emails about credentials and sessions cannot be turned off.',
    body: object({
      channels: array(
        object({
          messageType: string<ChoosableMessage>().oneOf(choosableMessages).required(),
          channel: string<MessageChannel>().oneOf(messageChannels).required(),
        }),
      )
        .max(choosableMessages.length)
        .required(),
      digestHour: number().integer().min(digestHours.first).max(digestHours.last).nullable().defined(),
    }),
    errors: ['VersionRequired', 'VersionStale'],
  },
} as const satisfies ServerParts<typeof endpoints>;
