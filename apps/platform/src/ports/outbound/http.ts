import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { OutboundMessage, OutboundPort, OutboundResult } from './outbound.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

interface Resolved {
  readonly address: string;
  readonly family: number;
}

export interface OutboundOptions {
  /** Lets messages go to this machine, plainly too: for tests and demos. */
  readonly allowsLoopback: boolean;
  /** Every address that a name has. */
  readonly resolve?: (hostname: string) => Promise<readonly Resolved[]>;
  /** Milliseconds that a message may take from the look-up to the status. */
  readonly timeoutMs?: number;
}

/** Milliseconds. */
const defaultTimeoutMs = 10_000;

const resolveAll = (hostname: string): Promise<readonly Resolved[]> => systemLookup(hostname, { all: true });

/** Sends over http(s). The name is resolved first, and the connection goes to what it was resolved to. */
export function httpOutbound({
  allowsLoopback,
  resolve = resolveAll,
  timeoutMs = defaultTimeoutMs,
}: OutboundOptions): OutboundPort {
  const isAllowed = (ip: string) => isPublicAddress(ip) || (allowsLoopback && isLoopback(ip));

  function parse(text: string): URL | null {
    const url = URL.parse(text);
    if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return null;
    return url.protocol === 'https:' || (allowsLoopback && url.protocol === 'http:') ? url : null;
  }

  /** Where a message goes; null where one of the addresses of a name is not allowed: which is taken is chance. */
  async function target(url: URL): Promise<Resolved | null> {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(hostname);
    const candidates = family === 0 ? await resolve(hostname) : [{ address: hostname, family }];
    const isPlain = url.protocol === 'http:';
    const isFine = ({ address }: Resolved) => isAllowed(address) && (!isPlain || isLoopback(address));
    return candidates.every(isFine) ? (candidates[0] ?? null) : null;
  }

  async function deliver(message: OutboundMessage, signal: AbortSignal): Promise<OutboundResult> {
    const url = parse(message.url);
    const resolved = url && (await target(url));
    if (!resolved) return { error: 'refusedAddress' };
    return { status: await post(url, message, resolved, signal) };
  }

  return {
    async mayReach(text) {
      const url = parse(text);
      if (!url) return false;
      return target(url).then(
        resolved => resolved !== null,
        () => false,
      );
    },
    async send(message) {
      const signal = AbortSignal.timeout(timeoutMs);
      const aborted = new Promise<OutboundResult>(done => {
        signal.addEventListener('abort', () => done({ error: 'timeout' }), { once: true });
      });
      const delivered = deliver(message, signal).catch((): OutboundResult => ({
        error: signal.aborted ? 'timeout' : 'unreachable',
      }));
      return Promise.race([delivered, aborted]);
    },
  };
}

function post(
  url: URL,
  { headers, body }: OutboundMessage,
  { address, family }: Resolved,
  signal: AbortSignal,
): Promise<number> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal,
        // A connection of its own: none that was made for another firm's address is used again.
        agent: false,
        maxHeaderSize: 8_192,
        // What was judged is what is connected to; a second look-up could answer otherwise.
        lookup: (_, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      response => {
        resolve(response.statusCode ?? 0);
        // Nothing of the body is of use, however long it is.
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
