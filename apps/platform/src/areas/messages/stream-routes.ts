import type { Caller } from '../../shared/caller/caller.ts';
import type { RequestInfo, RoutesOf } from '../../shared/routing/route.ts';
import { countsFor } from './stream-counts.ts';
import type { Streams } from './streams.ts';

type Own = 'messages.stream' | 'messages.counts';

/** @param callerOf who a request comes from at this moment: a stream asks again and again. */
export function streamRoutes(
  streams: Streams,
  callerOf: (request: RequestInfo) => Promise<Caller | null>,
): Pick<RoutesOf<'messages'>, Own> {
  return {
    'messages.stream': {
      mode: 'streams',
      handle: ({ caller, tenantId, query, request }) =>
        streams.open({
          caller,
          tenantId,
          topics: query.topics,
          after: eventId(request.header('last-event-id')),
          ask: () => callerOf(request),
        }),
    },
    'messages.counts': {
      mode: 'reads',
      handle: ({ work, caller }) => countsFor(caller, read => read(work.tx), work.now),
    },
  };
}

/** Null for what none of our events has for its id. */
const eventId = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
