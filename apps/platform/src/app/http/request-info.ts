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
  const ip = addressOf(headers, incoming, options.trustedProxies);
  let cookies: ReadonlyMap<string, string> | undefined;
  return {
    id: `req_${options.random.uuid().replaceAll('-', '').slice(0, 12)}`,
    ip,
    network: networkOf(ip),
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

/** The socket's address; behind n proxies the n-th from the right of what they wrote down: the rest anyone can make up. */
function addressOf(headers: Headers, incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const socket = incoming?.socket.remoteAddress ?? '127.0.0.1';
  if (trustedProxies === 0) return socket;
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(part => part.trim());
  return forwarded.at(-trustedProxies) || socket;
}

/** The network that an upgrade comes from, told as a request's. */
export function networkOfRequest(incoming: IncomingMessage, trustedProxies: number): string {
  const forwarded = incoming.headers['x-forwarded-for'];
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': String(forwarded) });
  return networkOf(addressOf(headers, incoming, trustedProxies));
}

/** Of an IPv6 address its first 64 bits; an IPv4 address, in either form, as it is. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function readCookies(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').flatMap(part => {
    const [name, ...value] = part.split('=');
    return name === undefined || value.length === 0 ? [] : [[name.trim(), value.join('=').trim()] as const];
  });
  return new Map(pairs);
}
