import type { EndpointDefinition } from './endpoint.ts';

export interface Requested {
  readonly method: string;
  /** Path within the service; a slash at the end is ignored. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith('{');

function pathMatches(pattern: string, path: string): boolean {
  const patternSegments = segmentsOf(pattern);
  const pathSegments = segmentsOf(path);
  return (
    patternSegments.length === pathSegments.length &&
    patternSegments.every((segment, i) => isParameter(segment) || segment === pathSegments[i])
  );
}

/**
 * Static segments match before parameters (`/users/active` before `/users/{id}`), and an endpoint with a flag or
 * an action before one without: the order in which candidates are tried. By their length first: a path that is equal to
 * both of two others would leave their order to chance.
 */
export function byPrecedence(a: EndpointDefinition, b: EndpointDefinition): number {
  const [left, right] = [segmentsOf(a.path), segmentsOf(b.path)];
  if (left.length !== right.length) return left.length - right.length;
  for (let i = 0; i < left.length; i++) {
    const difference = Number(isParameter(left[i] ?? '')) - Number(isParameter(right[i] ?? ''));
    if (difference !== 0) return difference;
  }
  return Number(Boolean(b.flag ?? b.action)) - Number(Boolean(a.flag ?? a.action));
}

/**
 * Whether a request names an action that none of the endpoints at its path and method has, where some have one:
 * answering as if it had named none would say something that was not asked.
 */
export function hasUnknownAction(candidates: readonly EndpointDefinition[], query: URLSearchParams): boolean {
  const requestedAction = query.get('action');
  const actions = candidates.flatMap(({ action }) => action ?? []);
  return requestedAction !== null && actions.length > 0 && !actions.includes(requestedAction);
}

/** The endpoint that a request within one service means, or undefined. `sorted` is ordered by `byPrecedence`. */
export function matchEndpoint<E extends EndpointDefinition>(
  sorted: readonly E[],
  requested: Requested,
): E | undefined {
  const fitting = sorted.filter(
    ({ method, path }) => method === requested.method && pathMatches(path, requested.path),
  );
  if (hasUnknownAction(fitting, requested.query)) return undefined;
  return fitting.find(
    candidate =>
      (candidate.flag === undefined || requested.query.has(candidate.flag)) &&
      (candidate.action === undefined || requested.query.get('action') === candidate.action),
  );
}
