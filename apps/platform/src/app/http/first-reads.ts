import { services, type EndpointDefinition, type FirstRead } from '@dossier/api/contract';
import { serverEndpoints, type ServerEndpoint } from '@dossier/api/contract/server';
import type { Caller } from '../../shared/caller/caller.ts';
import { RawJson, type RequestInfo } from '../../shared/routing/route.ts';
import type { GraphqlServers } from '../graphql/servers.ts';
import type { Dispatcher } from './dispatch.ts';
import { createMatcher } from './match.ts';
import type { RateLimit } from './shared-rate-limit.ts';

export type FirstReads = (read: FirstRead, caller: Caller, request: RequestInfo) => Promise<string | null>;

/** What changes nothing and answers with JSON; a stream or a file goes its own way. */
const isRead = ({ kind, method, readsOnly = false }: EndpointDefinition) =>
  (kind === 'json' && method === 'GET') || (readsOnly && (kind === 'json' || kind === 'graphql'));

/**
 * Answers the reads that a page begins with, each the way that its own request goes: authorise, validate, handle. One
 * that is refused, or fails, is null: its own request says why.
 */
export function createFirstReads(
  dispatcher: Dispatcher,
  graphql: GraphqlServers,
  perTenant: RateLimit,
): FirstReads {
  const match = createMatcher(serverEndpoints);

  async function answerOf(
    { name, address, body: text }: FirstRead,
    caller: Caller,
    request: RequestInfo,
  ): Promise<string | null> {
    const endpoint: ServerEndpoint | undefined = serverEndpoints.find(candidate => candidate.name === name);
    if (!endpoint || !isRead(endpoint)) return null;
    await perTenant.take(caller.tenantId ?? caller.homeTenantId);
    const body: unknown = text === undefined ? undefined : JSON.parse(text);
    if (endpoint.kind === 'graphql') {
      const { operation: operationName, document: query } = endpoint;
      const { variables } = body as { variables?: unknown };
      dispatcher.authorise({ ...endpoint, access: 'signedIn' }, caller, request);
      // The document is the contract's own: another one might change something.
      const document = { operationName, query, variables };
      return (await graphql.answer(endpoint.service, document, caller, request)).text();
    }
    const url = new URL(services[endpoint.service] + address, 'http://localhost');
    const meant = match(endpoint.method, url);
    if (meant.endpoint !== endpoint) return null;
    dispatcher.authorise(endpoint, caller, request);
    const answer = await dispatcher.answer(
      { endpoint, params: meant.params, query: url.searchParams, body, request, reply: new Headers() },
      caller,
    );
    return answer instanceof RawJson ? answer.text : JSON.stringify(answer);
  }

  return async (...args) => {
    try {
      return await answerOf(...args);
    } catch {
      return null;
    }
  };
}
