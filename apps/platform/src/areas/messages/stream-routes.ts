import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { reads, type RequestInfo, type RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { countsFor } from './stream-counts.ts';
import { setPresence } from './presence.ts';
import type { Streams } from './streams.ts';

type RouteNames = 'messages.stream' | 'messages.counts' | 'messages.presence';

/** What a stream has to know of the user who asks for it. */
export interface Asking {
  /** Who a request comes from at this moment: a stream asks again and again. */
  readonly callerOf: (request: RequestInfo) => Promise<Caller | null>;
  /** When the token that came with a request was issued. */
  readonly issuedAt: (request: RequestInfo) => Date;
}

export function streamRoutes(
  services: Services,
  streams: Streams,
  { callerOf, issuedAt }: Asking,
): Pick<RoutesOf<'messages'>, RouteNames> {
  return {
    'messages.stream': {
      mode: 'streams',
      handle: ({ caller, tenantId, query, request }) =>
        streams.open({
          caller,
          tenantId,
          topics: query.topics,
          after: eventId(request.header('last-event-id')),
          since: issuedAt(request),
          ask: () => callerOf(request),
        }),
    },
    // In a transaction of its own: it leaves nothing behind that an audit or a repeated answer would be of.
    'messages.presence': {
      mode: 'signed',
      async handle({ caller, params, body, request }) {
        const { tenantId, userId, sessionId } = caller;
        if (tenantId === null) throw new AppError('Forbidden');
        const actor = { id: userId, sessionId, ip: request.ip };
        return inTenant(services, tenantId, actor, work => setPresence(work, caller, params.id, body));
      },
    },
    'messages.counts': reads(({ work, caller }) => countsFor(caller, read => read(work.tx), work.now)),
  };
}

/** Null for what none of our events has for its id. */
const eventId = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
