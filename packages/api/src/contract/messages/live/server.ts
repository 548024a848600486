import { boolean, object, string } from 'yup';
import { valuesOf } from '../../query-fields.ts';
import { presenceTypes, streamTopics, type PresenceType } from './entities.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const liveServer = {
  'messages.presence': {
    summary:
      'Says that the caller has a record open, and what of it they edit; answers who else has. Those who may see the record hear of a change on the stream. Forgotten after a minute without a word; is no activity.',
    body: object({
      type: string<PresenceType>().oneOf(presenceTypes).required(),
      /** Which of the person's pages it is: any text that is another on another page. */
      page: string()
        .matches(/^[\w-]+$/)
        .max(64)
        .required(),
      /** The code of a section, never words of a client. */
      section: string()
        .matches(/^[\w.-]+$/)
        .max(64)
        .nullable()
        .defined(),
      /** False when the page goes away. */
      isHere: boolean().required(),
    }),
    errors: [],
  },
  'messages.stream': {
    summary:
      'What changes, as it changes (server-sent events with `id`): counts, entities, jobs, permissions, settings. `Last-Event-ID` goes on where a stream broke. Ends with the token and with the session; is no activity.',
    query: object({ topics: valuesOf(streamTopics) }),
    errors: [],
  },
  'messages.counts': {
    summary: 'How much waits for the caller: what the stream tells, for whoever cannot hold one.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
