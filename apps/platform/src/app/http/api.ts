import { type EndpointDefinition } from '@dossier/api/contract';
import type { ServerEndpoint } from '@dossier/api/contract/server';
import type { Authenticator } from '../../areas/access/authenticate.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { bearerOf, RawJson, type RequestInfo } from '../../shared/routing/route.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { etagOf } from '../../shared/versions/versions.ts';
import type { GraphqlServers } from '../graphql/servers.ts';
import { readBytes, readJson } from './body.ts';
import { assertWithinBounds } from './bounds.ts';
import type { EndpointRequest, Dispatcher } from './dispatch.ts';
import { createMatcher, type Meaning } from './match.ts';
import type { AddressLimit } from '../../areas/access/service.ts';
import { createRateLimit } from './rate-limit.ts';
import type { RateLimit } from './shared-rate-limit.ts';
import type { Observed } from './observe.ts';
import { createUploadGate } from './upload-gate.ts';
import type { Webhooks } from './webhook.ts';

export interface ApiOptions {
  readonly endpoints: readonly ServerEndpoint[];
  readonly authenticator: Authenticator;
  readonly dispatcher: Dispatcher;
  readonly graphql: GraphqlServers;
  readonly webhooks: Webhooks;
  readonly clock: Clock;
  /** Tries at a sign-in from one address, of all processes. */
  readonly guesses: AddressLimit;
  /** Shared with what a page begins with: each read counts. */
  readonly perTenant: RateLimit;
  readonly limits: {
    readonly body: number;
    /** Of a body that comes from anyone. */
    readonly publicBody: number;
    readonly request: number;
    readonly upload: number;
    readonly uploadTime: number;
    readonly uploadsPerTenant: number;
    readonly uploads: number;
    readonly signInPerAddress: number;
  };
}

/** A request that means no endpoint. */
type Unknown = Extract<Meaning<ServerEndpoint>, { readonly endpoint: null }>;

/** Answers everything below /api. What is not in the contract is not there. */
export type Api = (request: Request, info: RequestInfo, observed: Observed) => Promise<Response>;

export function createApi({
  endpoints,
  authenticator,
  dispatcher,
  graphql,
  webhooks,
  clock,
  guesses,
  perTenant,
  limits,
}: ApiOptions): Api {
  const match = createMatcher(endpoints);
  const gate = createUploadGate(limits);
  const signIns = createRateLimit(limits.signInPerAddress, clock);

  return async (request, info, observed) => {
    const url = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const meaning = match(method, url);
    if (!meaning.endpoint) return rejectUnknown(meaning);
    const { endpoint, params } = meaning;
    observed.endpoint = endpoint.name;
    if (endpoint.kind === 'webhook') {
      const delivered = { endpoint, params, query: url.searchParams };
      return jsonResponse(await webhooks(request, delivered, info, observed), new Headers());
    }
    if (isGuessable(endpoint)) {
      // First what costs nothing: a flood reaches no database.
      signIns.take(info.network);
      await guesses(info.network);
    }

    const isOpen = endpoint.access === 'public';
    const caller = isOpen
      ? null
      : await authenticator.callerOfApi(bearerOf(info), isBackground(endpoint, info));
    if (caller) {
      observed.tenantId = caller.tenantId;
      observed.userId = caller.userId;
      await perTenant.take(caller.tenantId ?? caller.homeTenantId);
    }
    if (endpoint.kind === 'graphql') {
      dispatcher.authorise({ ...endpoint, access: 'signedIn' }, caller, info);
      const body = await readJson(request, limits);
      assertWithinBounds(body, null);
      return graphql.answer(endpoint.service, body, caller, info);
    }
    dispatcher.authorise(endpoint, caller, info);
    const bodyLimits = isOpen ? { ...limits, body: limits.publicBody } : limits;
    const body = endpoint.body ? await readJson(request, bodyLimits) : undefined;
    const reply = new Headers();
    const requested = { endpoint, params, query: url.searchParams, body, request: info, reply };
    const answer =
      endpoint.kind === 'upload'
        ? await take(request, caller, requested)
        : await dispatcher.answer(requested, caller);
    return answer instanceof Response ? streamed(answer, request.method) : jsonResponse(answer, reply);
  };

  /** Nothing of a file is read before there is room for it. */
  async function take(request: Request, caller: Caller | null, requested: EndpointRequest): Promise<unknown> {
    const leave = gate.enter(caller?.tenantId ?? '');
    try {
      return await dispatcher.answer({ ...requested, bytes: await readBytes(request, limits) }, caller);
    } finally {
      leave();
    }
  }
}

/** What the refresh cookie is enough for: it cannot be guessed, and every page sends it. */
const byCookie: ReadonlySet<string | undefined> = new Set(['refresh', 'bootstrap', 'logout']);

/** Where someone could try names, passwords or codes. */
const isGuessable = ({ access, method, flag }: EndpointDefinition): boolean =>
  access === 'public' && method !== 'GET' && !byCookie.has(flag);

/** A stream is held by a page, not by a person at work: it keeps no session alive, whatever it says (T1). */
const isBackground = ({ kind }: EndpointDefinition, info: RequestInfo): boolean =>
  kind === 'stream' || info.isBackground;

/** Anyone who asks for the head only holds nothing. */
async function streamed(answer: Response, method: string): Promise<Response> {
  if (method !== 'HEAD') return answer;
  await answer.body?.cancel();
  return new Response(null, { headers: answer.headers });
}

function rejectUnknown({ methods, isActionUnknown }: Unknown): never {
  if (isActionUnknown)
    throw new AppError('ValidationFailed', { fields: [{ path: 'action', code: 'oneOf' }] });
  throw new AppError(methods.length > 0 ? 'MethodNotAllowed' : 'NotFound');
}

function jsonResponse(answer: unknown, headers: Headers): Response {
  headers.set('Content-Type', 'application/json');
  if (answer instanceof RawJson) return new Response(answer.text, { headers });
  const { version } = (answer ?? {}) as { version?: unknown };
  if (Number.isInteger(version)) headers.set('ETag', etagOf(Number(version)));
  return new Response(JSON.stringify(answer), { headers });
}
