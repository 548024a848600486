import type { EndpointDefinition, EndpointName, Permission } from '@dossier/api/contract';
import type { ServerEndpoint } from '@dossier/api/contract/server';
import type { Caller } from '../../shared/caller/caller.ts';
import { once } from '../../shared/idempotency/idempotency.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import {
  RawJson,
  type RequestInfo,
  type Route,
  type Routes,
  type WorkCall,
} from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { versionFrom } from '../../shared/versions/versions.ts';
import { unitOfWork } from '../../shared/work/unit-of-work.ts';
import { nothingPending, type UnitOfWork } from '../../shared/work/work.ts';
import { validBody, validQuery } from './validate.ts';

/** What was asked, before any of it has been looked at. */
export interface EndpointRequest {
  readonly endpoint: ServerEndpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** What an upload brings. */
  readonly bytes?: Uint8Array | undefined;
  readonly request: RequestInfo;
  readonly reply: Headers;
}

export interface Dispatcher {
  /** @throws {AppError} Forbidden, NotFound for a claim to be of another tenant. */
  authorise(endpoint: ServerEndpoint, caller: Caller | null, request: RequestInfo): void;
  /** Validates and answers; `caller` has been authorised. */
  answer(request: EndpointRequest, caller: Caller | null): Promise<unknown>;
}

/** The way of every call, whether it came by path or by GraphQL: authorise → validate → handle. */
export function createDispatcher(services: Services, routes: Routes): Dispatcher {
  return {
    authorise(endpoint, caller, request) {
      if (endpoint.access === 'public') return;
      if (!caller) throw new AppError('SessionExpired');
      // A claim, not a key: anyone who names another tenant learns no more than that there is nothing.
      const claimed = request.header('x-api-key');
      if (claimed !== null && claimed !== caller.tenantId) throw new AppError('NotFound');
      if (caller.needsMfaSetup && !endpoint.duringSetup) throw new AppError('MfaSetupRequired');
      if (caller.tokenId !== null && !isOpenToTokens(endpoint)) throw new AppError('Forbidden');
      if (!isAllowed(endpoint, caller)) throw new AppError('Forbidden');
    },

    async answer(request, caller) {
      const { endpoint } = request;
      const route = routes[endpoint.name as EndpointName] as Route<EndpointDefinition>;
      const query = validQuery(endpoint.query, request.query);
      const body = bodyOf(route, request);
      const call = { params: request.params, query, body, request: request.request, reply: request.reply };
      if (route.mode === 'public') return route.handle(call);
      if (!caller) throw new AppError('SessionExpired');
      if (route.mode === 'signed') return route.handle({ ...call, caller });
      // A System Admin who has chosen no tenant has none to work for.
      if (caller.tenantId === null) throw new AppError('Forbidden');
      const { tenantId } = caller;
      if (route.mode === 'streams') return route.handle({ ...call, caller, tenantId });
      const partsOf = (tx: UnitOfWork['tx']) => workOf(services, tx, caller, tenantId, request.request);
      if (route.mode === 'reads')
        return services.database.read(tenantId, tx =>
          route.handle({ ...call, caller, work: { ...partsOf(tx), pending: nothingPending() } }),
        );
      if (route.mode === 'uploads')
        return route.handle({ ...call, caller, tenantId, bytes: request.bytes ?? new Uint8Array() });
      const inUnit = <T>(effect: (work: UnitOfWork) => Promise<T>) =>
        services.database.tenant(tenantId, tx => unitOfWork(partsOf(tx), effect));
      const auditedOnce = <T>(
        handle: (auditedCall: WorkCall<EndpointDefinition>) => Promise<T>,
      ): Promise<T> =>
        inUnit(async work => {
          const answer = await handle({ ...call, caller, work });
          assertAuditedOnce(endpoint, work);
          return answer;
        });
      if (route.mode === 'downloads') return (await auditedOnce(route.handle))();
      if (route.mode === 'reveals') return auditedOnce(route.handle);
      const change =
        route.mode === 'prepares' ? await route.prepare({ ...call, caller, tenantId }) : route.handle;
      return inUnit(async work => {
        const content = JSON.stringify([endpoint.name, request.params, query, body]);
        const key = request.request.header('idempotency-key');
        const version = endpoint.ifMatch ? versionFrom(request.request.header('if-match')) : -1;
        const answered = await once(work, { userId: caller.userId, key, content }, async () => {
          const answer = await change({ ...call, caller, work, version });
          assertAuditedOnce(endpoint, work);
          return { status: 200, body: answer instanceof RawJson ? JSON.parse(answer.text) : answer };
        });
        if (answered.isReplay) request.reply.set('Idempotency-Replayed', 'true');
        return answered.body;
      });
    },
  };
}

/** @throws {AppError} ValidationFailed, or what the route makes of it. */
function bodyOf(route: Route<EndpointDefinition>, { endpoint, body }: EndpointRequest): unknown {
  try {
    return validBody(endpoint.body, body);
  } catch (error) {
    const reword = route.mode === 'writes' ? route.reword : undefined;
    throw reword && error instanceof AppError ? reword(body, error) : error;
  }
}

function isAllowed({ access }: EndpointDefinition, caller: Caller): boolean {
  if (access === 'signedIn' || access === 'public') return true;
  const required: readonly Permission[] = typeof access === 'string' ? [access] : access;
  return required.some(permission => caller.permissions.has(permission));
}

/** A token calls what a permission opens: no sign-in and no account, no file and nothing that goes on. */
const isOpenToTokens = ({ access, kind }: EndpointDefinition): boolean =>
  kind === 'json' && access !== 'signedIn';

function workOf(
  { clock, random, keys }: Services,
  tx: UnitOfWork['tx'],
  caller: Caller,
  tenantId: string,
  request: RequestInfo,
): Omit<UnitOfWork, 'pending'> {
  const { userId, sessionId, tokenId } = caller;
  const { ip } = request;
  const actor =
    tokenId === null ? { id: userId, sessionId, ip } : { id: userId, sessionId: null, tokenId, ip };
  return { tx, tenantId, actor, now: clock.now(), random, keys };
}

/** A change that no one wrote down, or wrote down twice of one object, is a mistake of ours: it is not made. */
export function assertAuditedOnce(endpoint: EndpointDefinition, work: UnitOfWork): void {
  const { entries } = work.pending;
  const objects = new Set(entries.map(({ objectType, objectId }) => `${objectType} ${objectId}`));
  if (entries.length === 0 || entries.length > objects.size)
    throw new Error(
      `${endpoint.name} wrote ${entries.length} audit entries of ${objects.size} objects instead of one of each.`,
    );
}
