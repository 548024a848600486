import type { EndpointDefinition, FirstRead, InputOf, ServiceName } from '../contract/index.ts';

export interface AnyInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Queries hold texts, numbers, flags and lists of texts; an empty one is left out. */
function queryText(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(',');
  if (typeof value === 'number' || typeof value === 'boolean') return value.toString();
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The address of a request: service, path with its parameters, flag, action and query; nothing for empty values. */
export function addressOf(
  endpoint: EndpointDefinition,
  input: AnyInput,
  services: Readonly<Record<ServiceName, string>>,
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (!value)
      throw new TypeError(
        `Dossier API: ${endpoint.name} needs the path parameter "${name}". It has no address. Give it in "params".`,
      );
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  if (endpoint.action) query.set('action', endpoint.action);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    const text = queryText(value);
    if (text !== null) query.set(name, text);
  }
  const parts = [endpoint.flag, query.toString()].filter(Boolean);
  return services[endpoint.service] + path + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

/** The body as it travels; GraphQL wraps its variables. Undefined when there is none. */
export function bodyOf(endpoint: EndpointDefinition, input: AnyInput): string | undefined {
  if (endpoint.kind === 'graphql')
    return JSON.stringify({
      operationName: endpoint.operation,
      query: endpoint.document,
      variables: input.body ?? {},
    });
  return input.body === undefined ? undefined : JSON.stringify(input.body);
}

/** SWR's key of a read: stable for equal input, different for each firm and person. */
export function keyOf(
  endpoint: EndpointDefinition,
  input: AnyInput,
  identity: string,
): readonly [string, string, string] {
  return keyOfFirst(readOf(endpoint, input), identity);
}

/** The same key for a read that the page began with. */
export const keyOfFirst = ({ name, address, body = '' }: FirstRead, identity: string) =>
  [identity, name, address + body] as const;

export const firstReadOf = <E extends EndpointDefinition>(endpoint: E, input: InputOf<E>): FirstRead =>
  readOf(endpoint, input);

function readOf(endpoint: EndpointDefinition, input: AnyInput): FirstRead {
  const service = { [endpoint.service]: '' } as Record<ServiceName, string>;
  const body = bodyOf(endpoint, input);
  return {
    name: endpoint.name,
    address: addressOf(endpoint, input, service),
    ...(body === undefined ? {} : { body }),
  };
}
