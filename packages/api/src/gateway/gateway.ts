import type { EndpointDefinition, ErrorEnvelope, InputOf, OutputOf, ServiceName } from '../contract/index.ts';
import { ApiError, isTransient } from './api-error.ts';
import { checked } from './checked.ts';
import { contentDigest, putWithProgress, type Put } from './put.ts';
import { addressOf, bodyOf, type AnyInput } from './request.ts';
import { backOff, type Sleep } from './retry.ts';

/** Who is calling, as the gateway needs to know it (S1 §7, request authorisation). */
export interface Caller {
  readonly accessToken: string | null;
  readonly tenantId: string | null;
  readonly userName: string | null;
}

export interface GatewayOptions {
  /** Address of each backend service, from the configuration. */
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly caller: () => Caller;
  /** Called when a call needs a session and there is none, or when the platform says so (401). */
  readonly onSessionExpired: () => void;
  /** Called when the platform does not allow something (403). */
  readonly onForbidden?: () => void;
  /** Called with a call that failed and will not be tried again, where the platform did not say why. */
  readonly onError?: ((error: ApiError, index: string) => void) | undefined;
  /** Called with the platform's clock at each answer, so that a wrong clock here does no harm. */
  readonly onServerTime?: (instant: Date) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly put?: Put;
  readonly sleep?: Sleep;
  /** Whether no one started what is being sent, where the call does not say so itself (T1). */
  readonly isBackground?: () => boolean;
  /** Called for each request that a person started. */
  readonly onActivity?: () => void;
  /** Milliseconds until a request is given up. */
  readonly timeout?: number;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Version that a change is based on; sent as `If-Match`. */
  readonly version?: number;
  /** Made when a form opens, so that sending twice has one effect. Made here when absent. */
  readonly idempotencyKey?: string;
  /** True for traffic that no person started: it does not count as activity (T1). */
  readonly background?: boolean;
  /** Tried again like others, though the address has a flag, as sign-in has: sending it twice does no harm. */
  readonly mayRepeat?: boolean;
  /** `kind: 'upload'` only: what is sent. */
  readonly file?: Blob;
  /** Called with the share that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface Gateway {
  /** Sends one call and answers with what the contract promises. Throws `ApiError`, and nothing else. */
  send<E extends EndpointDefinition>(
    endpoint: E,
    input: InputOf<E>,
    options?: SendOptions,
  ): Promise<OutputOf<E>>;
}

const attempts = { read: 5, write: 3 } as const;

/** A file takes as long as its line: so many times the patience for everything else. */
const timeoutMs: Partial<Record<EndpointDefinition['kind'], number>> = { upload: 20, download: 8 };

/** The refresh cookie says who calls. The header is what no form or image of another site can send. */
const isByCookie = ({ flag }: EndpointDefinition) => flag === 'refresh' || flag === 'logout';

/** What the user sees as a general message is reported too (S1 §8); a session reports its own (S1 §4). */
const isFault = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.type === 'Unexpected' && error.kind !== 'aborted';

const errorWith = (message: string, status: number, type: ErrorEnvelope['type']) =>
  new ApiError('refused', { status, envelope: { type, message } });

export function createGateway(options: GatewayOptions): Gateway {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => globalThis.fetch(...args));
  const timeout = options.timeout ?? 15_000;

  function headersFor(endpoint: EndpointDefinition, input: AnyInput, settings: SendOptions): Headers {
    const caller = options.caller();
    const headers = new Headers({ Accept: 'application/json' });
    const body = input.body as { userName?: unknown } | undefined;
    const userName = typeof body?.userName === 'string' ? body.userName : caller.userName;
    const k = input.query?.['k'];
    if (endpoint.access === 'public') {
      // S1 §7: a public call carries whatever is known of the caller; with nothing known it is not made.
      const needsSomething = endpoint.service === 'access' && !isByCookie(endpoint);
      if (needsSomething && !caller.accessToken && !caller.tenantId && !userName && !k)
        throw errorWith('You are not allowed to make this call', 403, 'CallNotAllowed');
    } else if (!caller.accessToken) {
      options.onSessionExpired();
      throw errorWith('Session expired.', 401, 'SessionExpired');
    }
    if (caller.accessToken) headers.set('Authorization', `Bearer ${caller.accessToken}`);
    if (caller.tenantId) headers.set('x-api-key', caller.tenantId);
    // Header values are Latin-1; a name may be anything.
    if (userName && endpoint.access === 'public') headers.set('x-user-key', encodeURIComponent(userName));
    if (isByCookie(endpoint)) headers.set('x-requested-with', 'dossier');
    // What is refused is said in the language of the page, whatever the browser asks for.
    const language = globalThis.document?.documentElement.lang;
    if (language) headers.set('Accept-Language', language);
    if (settings.version !== undefined) headers.set('If-Match', `"v${settings.version}"`);
    if (settings.background ?? options.isBackground?.()) headers.set('X-Background', '1');
    else options.onActivity?.();
    return headers;
  }

  async function attempt(
    kind: EndpointDefinition['kind'],
    address: string,
    init: Sent,
    { signal, file, onProgress = () => undefined }: SendOptions,
  ): Promise<Response> {
    const clock = AbortSignal.timeout(timeout * (timeoutMs[kind] ?? 1));
    const until = signal ? AbortSignal.any([signal, clock]) : clock;
    try {
      const put = file && (options.put ?? putWithProgress);
      const response = put
        ? await put(address, { ...init, body: file, signal: until, onProgress })
        : await send(address, { ...init, signal: until });
      const date = response.headers.get('Date');
      if (date) options.onServerTime?.(new Date(date));
      return response;
    } catch (cause) {
      if (signal?.aborted) throw new ApiError('aborted', { cause });
      throw new ApiError(clock.aborted ? 'timeout' : 'offline', { cause });
    }
  }

  async function once(endpoint: EndpointDefinition, address: string, init: Sent, settings: SendOptions) {
    const response = await attempt(endpoint.kind, address, init, settings);
    const status = response.status;
    let answer: unknown;
    try {
      if (endpoint.kind === 'download' && response.ok) return await response.blob();
      answer = status === 204 ? {} : await response.json();
    } catch (cause) {
      // A proxy's page instead of our JSON: as good as no answer where the status says so.
      throw new ApiError(status >= 400 ? 'refused' : 'invalid', { status, cause });
    }
    if (!response.ok) {
      // A user who leaves is not thrown out.
      if (status === 401 && endpoint.flag !== 'logout') options.onSessionExpired();
      const rejectedType = (answer as ErrorEnvelope | null)?.type;
      if (status === 403 && rejectedType === 'Forbidden') options.onForbidden?.();
      const wait = Number(response.headers.get('Retry-After'));
      throw new ApiError('refused', {
        status,
        envelope: answer as ErrorEnvelope,
        retryAfter: Number.isFinite(wait) && wait > 0 ? wait : null,
      });
    }
    return checked(endpoint, answer, status);
  }

  return {
    async send(endpoint, input, settings = {}) {
      const anyInput = input as AnyInput;
      const body = bodyOf(endpoint, anyInput);
      const headers = headersFor(endpoint, anyInput, settings);
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      const isWrite = endpoint.method !== 'GET' && !endpoint.readsOnly;
      if (isWrite) headers.set('Idempotency-Key', settings.idempotencyKey ?? crypto.randomUUID());
      const address = addressOf(endpoint, anyInput, options.services);
      if (settings.file) {
        headers.set('Content-Type', settings.file.type || 'application/octet-stream');
        headers.set('Content-Digest', await contentDigest(settings.file));
      }
      const init: Sent = {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body }),
      };
      const isRepeatable = endpoint.flag === undefined || settings.mayRepeat === true;
      const mayRetry = (error: unknown) => isRepeatable && isTransient(error);
      const maxAttempts = isWrite ? attempts.write : attempts.read;
      for (let tried = 1; ; tried++) {
        try {
          return await once(endpoint, address, init, settings);
        } catch (error) {
          if (tried >= maxAttempts || !mayRetry(error)) {
            if (isFault(error) && !isByCookie(endpoint)) options.onError?.(error, endpoint.name);
            throw error;
          }
          await backOff(
            tried,
            error instanceof ApiError ? error.retryAfter : null,
            options.sleep,
            settings.signal,
          );
        }
      }
    },
  };
}

type Sent = RequestInit & { readonly method: string; readonly headers: Headers };
