import { uuid } from '../query-fields.ts';
import {
  messageStatus,
  messageType,
  type MessageStatus,
  type MessageType,
} from '@dossier/validators/vocabularies';
import { array, boolean, number, object, string } from 'yup';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { webhooksServer } from './webhooks/server.ts';
import { liveServer } from './live/server.ts';
import { preferencesServer } from './preferences/server.ts';

export const messagesServer = {
  'messages.tenantMessagesGet': {
    summary:
      'The messages of whoever asks, by what they ask for, the unread ones first, of those the newest. With `isStacked` many of a kind are one row. `counts` holds one figure per status under the other filters.',
    body: object({
      messageStatus: array(string<MessageStatus>().oneOf(messageStatus.codes).required()).max(4).required(),
      messageType: array(string<MessageType>().oneOf(messageType.codes).required()).max(22),
      registrationId: string().matches(uuid),
      /** Many messages of one kind come as one row. */
      isStacked: boolean(),
      offset: number().integer().min(0),
      max: number().integer().min(1).max(200),
    }),
    errors: [],
  },
  'messages.bulkUpdateTenantMessage': {
    summary:
      'Marks messages of whoever asks as read, unread, archived or deleted. Answers the ones that are so now; what is not theirs is not there.',
    body: object({
      ids: array(string().matches(uuid).required()).min(1).max(1_000).required(),
      messageStatus: string<MessageStatus>().oneOf(messageStatus.codes).required(),
      /** S2 has it. The session says who it is, whatever stands here. */
      updatedBy: string().max(255),
    }),
    errors: [],
  },
  ...liveServer,
  ...preferencesServer,
  ...webhooksServer,
} as const satisfies ServerParts<typeof endpoints>;
