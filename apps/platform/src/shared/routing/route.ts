import type {
  BodyOf,
  EndpointDefinition,
  EndpointName,
  EndpointNamed,
  OutputOf,
  PathParameters,
  QueryOf,
} from '@dossier/api/contract';
import type { Caller } from '../caller/caller.ts';
import type { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from '../work/work.ts';

export interface RequestInfo {
  /** What support asks for; in every answer and every line of the log. */
  readonly id: string;
  readonly ip: string;
  /** What limits count by: the address, of IPv6 the network (/64) that one customer has 2^64 addresses of. */
  readonly network: string;
  /** Without port. */
  readonly host: string;
  /** True for traffic that no person started: it does not count as activity. */
  readonly isBackground: boolean;
  readonly query: URLSearchParams;
  header(name: string): string | null;
  cookie(name: string): string | null;
}

export function bearerOf(info: RequestInfo): string | null {
  const [, token] = /^Bearer ([\w.-]+)$/.exec(info.header('authorization') ?? '') ?? [];
  return token ?? null;
}

/** JSON that the database wrote already: sent as it is, neither parsed nor written again. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A call of one endpoint: its input has passed the endpoint's schemas. */
export interface Call<E extends EndpointDefinition> {
  readonly params: PathParameters<E['path']>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: RequestInfo;
  /** Headers to answer with; cookies are set here. */
  readonly reply: Headers;
}

/** A call by someone who is signed in and may make it. */
export interface SignedCall<E extends EndpointDefinition> extends Call<E> {
  readonly caller: Caller;
}

/** A call that reads or writes for the tenant that the caller works for, in a transaction that is open already. */
export interface WorkCall<E extends EndpointDefinition> extends SignedCall<E> {
  readonly work: UnitOfWork;
}

export interface ChangeCall<E extends EndpointDefinition> extends WorkCall<E> {
  /** The version that the caller saw; -1 where the endpoint does not ask for it. */
  readonly version: number;
}

/** A call for the tenant that the caller works for, before any transaction. */
export interface TenantCall<E extends EndpointDefinition> extends SignedCall<E> {
  readonly tenantId: string;
}

/** A call that brings bytes: all of them, never more than an upload may have. */
export interface UploadCall<E extends EndpointDefinition> extends TenantCall<E> {
  readonly bytes: Uint8Array;
}

export type StreamCall<E extends EndpointDefinition> = TenantCall<E>;

/** Reads and sends bytes, after the transaction that wrote down that they leave. */
export type Delivery = () => Promise<Response>;

/** An event of a provider, signed with a secret of the tenant that `work` is for, which has not been taken before. */
export interface WebhookCall<E extends EndpointDefinition> extends Call<E> {
  readonly work: UnitOfWork;
  readonly eventId: string;
}

type Answer<E extends EndpointDefinition> = Promise<OutputOf<E> | RawJson>;

/**
 * How an endpoint is answered. The mode decides what the route does around the handler:
 * `public` nothing; `signed` it knows the caller; `streams` an answer that goes on, for the caller's tenant; `reads` a
 * read-only transaction for the caller's tenant; `writes` a transaction, once per idempotency key, with exactly one audit
 * entry; `prepares` the same, after what no transaction should wait for; `reveals` a transaction with exactly one
 * entry, whose answer is kept nowhere; `uploads` bytes, which the handler stores before its own transaction, with no
 * entry until something names them; `downloads` a transaction with exactly one entry, and then bytes.
 */
type AskedRoute<E extends EndpointDefinition> =
  | { readonly mode: 'public'; readonly handle: (call: Call<E>) => Answer<E> }
  | { readonly mode: 'signed'; readonly handle: (call: SignedCall<E>) => Answer<E> }
  | { readonly mode: 'streams'; readonly handle: (call: StreamCall<E>) => Promise<Response> }
  | { readonly mode: 'reads'; readonly handle: (call: WorkCall<E>) => Answer<E> }
  | {
      readonly mode: 'writes';
      readonly handle: (call: ChangeCall<E>) => Answer<E>;
      /** What is answered in place of the schema's error, where an area has words of its own. */
      readonly reword?: (body: unknown, refused: AppError) => AppError;
    }
  | {
      readonly mode: 'prepares';
      readonly prepare: (call: TenantCall<E>) => Promise<(call: ChangeCall<E>) => Answer<E>>;
    }
  | { readonly mode: 'reveals'; readonly handle: (call: WorkCall<E>) => Answer<E> }
  | { readonly mode: 'uploads'; readonly handle: (call: UploadCall<E>) => Answer<E> }
  | { readonly mode: 'downloads'; readonly handle: (call: WorkCall<E>) => Promise<Delivery> };

/** Routes of these modes, written as calls: what the table says of an endpoint stands on one line. */
export const reads = <E extends EndpointDefinition>(
  handle: (call: WorkCall<E>) => Answer<E>,
): { readonly mode: 'reads'; readonly handle: (call: WorkCall<E>) => Answer<E> } => ({
  mode: 'reads',
  handle,
});
export const writes = <E extends EndpointDefinition>(
  handle: (call: ChangeCall<E>) => Answer<E>,
): { readonly mode: 'writes'; readonly handle: (call: ChangeCall<E>) => Answer<E> } => ({
  mode: 'writes',
  handle,
});
export const reveals = <E extends EndpointDefinition>(
  handle: (call: WorkCall<E>) => Answer<E>,
): { readonly mode: 'reveals'; readonly handle: (call: WorkCall<E>) => Answer<E> } => ({
  mode: 'reveals',
  handle,
});
export const downloads = <E extends EndpointDefinition>(
  handle: (call: WorkCall<E>) => Promise<Delivery>,
): { readonly mode: 'downloads'; readonly handle: (call: WorkCall<E>) => Promise<Delivery> } => ({
  mode: 'downloads',
  handle,
});

/**
 * How an event of a provider is taken: in a transaction, once, with exactly one audit entry. The answer says no more than
 * that it came.
 */
export interface WebhookRoute<E extends EndpointDefinition> {
  readonly mode: 'receives';
  readonly handle: (call: WebhookCall<E>) => Promise<void>;
}

export type Route<E extends EndpointDefinition> = E['kind'] extends 'webhook'
  ? WebhookRoute<E>
  : AskedRoute<E>;

type Area = EndpointName extends `${infer Name}.${string}` ? Name : never;

/** A route for every endpoint of an area: a missing one does not compile. */
export type RoutesOf<Name extends Area> = {
  readonly [Key in Extract<EndpointName, `${Name}.${string}`>]: Route<EndpointNamed<Key>>;
};

export type Routes = { readonly [Key in EndpointName]: Route<EndpointNamed<Key>> };
