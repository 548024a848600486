import {
  byPrecedence,
  hasUnknownAction,
  services,
  type EndpointDefinition,
  type ServiceName,
} from '@dossier/api/contract';

export interface Matched<E extends EndpointDefinition> {
  readonly endpoint: E;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * What a request means: an endpoint; or the methods that are known at its path, none for an unknown path, and whether
 * it names an action that is none of those that its path and method have.
 */
export type Meaning<E extends EndpointDefinition> =
  | Matched<E>
  | { readonly endpoint: null; readonly methods: readonly string[]; readonly isActionUnknown: boolean };

interface Candidate<E> {
  readonly endpoint: E;
  /** Null stands for a parameter. */
  readonly segments: readonly (string | null)[];
  readonly names: readonly string[];
}

/**
 * Finds endpoints as `matchEndpoint` of the contract does, with the table cut up once: by service and number of
 * segments, candidates in order of precedence.
 */
export function createMatcher<E extends EndpointDefinition>(
  endpoints: readonly E[],
): (method: string, url: URL) => Meaning<E> {
  const tables = new Map<string, Candidate<E>[]>();
  for (const endpoint of endpoints.toSorted(byPrecedence)) {
    const parts = split(endpoint.path);
    const key = `${endpoint.service} ${parts.length}`;
    tables.set(key, [...(tables.get(key) ?? []), candidateOf(endpoint, parts)]);
  }
  return (method, url) => {
    const located = locate(url.pathname);
    if (!located) return { endpoint: null, methods: [], isActionUnknown: false };
    const fitting = (tables.get(`${located.service} ${located.parts.length}`) ?? []).filter(({ segments }) =>
      segments.every((segment, i) => segment === null || segment === located.parts[i]),
    );
    const candidates = fitting.filter(({ endpoint }) => endpoint.method === method);
    const isActionUnknown = hasUnknownAction(
      candidates.map(({ endpoint }) => endpoint),
      url.searchParams,
    );
    const candidate = isActionUnknown
      ? undefined
      : candidates.find(({ endpoint }) => selects(endpoint, url.searchParams));
    if (!candidate) return { endpoint: null, methods: methodsOf(fitting, url.searchParams), isActionUnknown };
    return { endpoint: candidate.endpoint, params: paramsOf(candidate, located.parts) };
  };
}

const split = (path: string) => path.split('/').filter(Boolean);

function candidateOf<E extends EndpointDefinition>(endpoint: E, parts: readonly string[]): Candidate<E> {
  const isParameter = (part: string) => part.startsWith('{');
  return {
    endpoint,
    segments: parts.map(part => (isParameter(part) ? null : part)),
    names: parts.map(part => (isParameter(part) ? part.slice(1, -1) : '')),
  };
}

const addresses = Object.entries(services) as readonly (readonly [ServiceName, string])[];

function locate(path: string): { service: ServiceName; parts: readonly string[] } | null {
  for (const [service, address] of addresses)
    if (path.startsWith(`${address}/`)) return { service, parts: split(path.slice(address.length)) };
  return null;
}

const selects = (endpoint: EndpointDefinition, query: URLSearchParams): boolean =>
  (endpoint.flag === undefined || query.has(endpoint.flag)) &&
  (endpoint.action === undefined || query.get('action') === endpoint.action);

const methodsOf = (fitting: readonly Candidate<EndpointDefinition>[], query: URLSearchParams) => [
  ...new Set(
    fitting.filter(({ endpoint }) => selects(endpoint, query)).map(({ endpoint }) => endpoint.method),
  ),
];

function paramsOf(
  { names }: Candidate<EndpointDefinition>,
  parts: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name, i) => (name ? [[name, decoded(parts[i] ?? '')]] : [])));
}

/** A broken escape is a text like any other: no record has it as its id. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
