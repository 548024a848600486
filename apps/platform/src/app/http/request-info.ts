import type { IncomingMessage } from 'node:http';
import type { Random } from '../../ports/random/random.ts';
import type { RequestInfo } from '../../shared/routing/route.ts';

export interface RequestInfoOptions {
  readonly random: Random;
  /** How many proxies stand before us and add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** What a request says of itself, and where it comes from. */
export function requestInfo(
  request: Request,
  incoming: IncomingMessage | undefined,
  options: RequestInfoOptions,
): RequestInfo {
  const { headers } = request;
  const url = new URL(request.url);
  let cookies: ReadonlyMap<string, string> | undefined;
  return {
    id: `req_${options.random.uuid().replaceAll('-', '').slice(0, 12)}`,
    ip: addressOf(headers, incoming, options.trustedProxies),
    host: url.hostname,
    query: url.searchParams,
    isBackground: headers.get('x-background') === '1',
    header: name => headers.get(name),
    cookie(name) {
      cookies ??= readCookies(headers.get('cookie'));
      return cookies.get(name) ?? null;
    },
  };
}

/** The socket's address; behind n proxies the n-th from the right of what they wrote down: the rest anybody can make up. */
function addressOf(headers: Headers, incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const socket = incoming?.socket.remoteAddress ?? '127.0.0.1';
  if (trustedProxies === 0) return socket;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim());
  return forwarded.at(-trustedProxies) || socket;
}

function readCookies(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').flatMap(part => {
    const [name, ...value] = part.split('=');
    return name === undefined || value.length === 0 ? [] : [[name.trim(), value.join('=').trim()] as const];
  });
  return new Map(pairs);
}
