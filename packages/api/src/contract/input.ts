import type { AnySchema, InferType } from 'yup';
import type { EndpointDefinition, PathParameters } from './endpoint.ts';
import type { ServerPart } from './server-part.ts';
import type { serverParts } from './server.ts';

type Parts = typeof serverParts;
type PartOf<E extends EndpointDefinition> = E['name'] extends keyof Parts ? Parts[E['name']] : ServerPart;

/** The value that a schema describes; `undefined` where an endpoint has no such schema. */
type Described<Part, Key extends string> = Key extends keyof Part
  ? Part[Key] extends infer Schema
    ? Schema extends AnySchema
      ? InferType<Schema>
      : undefined
    : never
  : undefined;

export type QueryOf<E extends EndpointDefinition> = Described<PartOf<E>, 'query'>;
export type BodyOf<E extends EndpointDefinition> = Described<PartOf<E>, 'body'>;

type OptionalUnless<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** What a caller gives: path parameters, query and body, each only where the endpoint has it. */
export type InputOf<E extends EndpointDefinition> = OptionalUnless<'query', QueryOf<E>> &
  OptionalUnless<'body', BodyOf<E>> &
  (keyof PathParameters<E['path']> extends never
    ? { readonly params?: undefined }
    : { readonly params: PathParameters<E['path']> });
