import type { InferType, Schema } from './answers.ts';
import type { Permission } from './permission.ts';
import type { ServiceName } from './services.ts';

/**
 * How an endpoint travels. Everything but `json` has its own way through gateway and platform. A `webhook` is called by a
 * provider, never by a client: it is `public` in that it takes no session, and a signature with a secret of one firm
 * stands in its place.
 */
export type Kind = 'json' | 'upload' | 'download' | 'stream' | 'socket' | 'webhook' | 'graphql';

/**
 * Who may call: anyone (`public`), anyone with a session (`signedIn`), or the user who holds the permission
 * (of several: at least one). There is no default: an endpoint that does not say is a compile error.
 */
export type Access = 'public' | 'signedIn' | Permission | readonly [Permission, Permission, ...Permission[]];

/**
 * One endpoint, as data. Gateway, hooks, platform routes, OpenAPI and the matrix tests all derive from it, the last three
 * together with its `ServerPart`.
 */
export interface EndpointDefinition {
  /** Stable name, `<area>.<what>`: it names handlers, cache keys and OpenAPI operations. */
  readonly name: `${string}.${string}`;
  /** The backend service that answers (S1 §7, S2 §7); its address comes from the configuration. */
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path within the service; parameters in braces: `/registrations/{id}`. */
  readonly path: `/${string}`;
  /** A bare query flag that distinguishes this endpoint from others on the same path: `POST /users?login`. */
  readonly flag?: string;
  /** The value of the `action` query parameter that distinguishes this endpoint from others on the same path. */
  readonly action?: string;
  readonly kind: Kind;
  readonly access: Access;
  readonly response: Schema;
  /** A POST that changes nothing: no idempotency key, retried like a GET. GraphQL queries are such by nature. */
  readonly readsOnly?: boolean;
  /** `kind: 'graphql'` only: the operation's name, and the document that the gateway sends. */
  readonly operation?: string;
  readonly document?: string;
}

/** Declares an endpoint; the literal types survive, so that paths, bodies and answers are inferred from it. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** `/registrations/{id}` → `{ id: string }`. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterNames<Path>]: string };

export type OutputOf<E extends EndpointDefinition> = InferType<E['response']>;

export function parameterNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string);
}
