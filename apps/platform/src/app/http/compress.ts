import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this compression costs more than it saves. */
const minBytes = 1_024;
/** From 4 to 5 a page loses a tenth of its bytes for a tenth more of the time; beyond, each step costs far more. */
const quality = 5;
const isText = (type: string | null) =>
  /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg)/.test(type ?? '');

/** What goes on for hours cannot be read to its end first. */
const isStream = (type: string | null) => type?.startsWith('text/event-stream') ?? false;

/** The same answer in fewer bytes, where the caller reads them and it is worth the while. */
export async function compressed(response: Response, acceptEncoding: string | null): Promise<Response> {
  const { headers, status } = response;
  const type = headers.get('content-type');
  if (headers.has('content-encoding') || !isText(type) || isStream(type)) return response;
  headers.append('Vary', 'Accept-Encoding');
  const encoding = ['br', 'gzip'].find(name => new RegExp(`\\b${name}\\b`).test(acceptEncoding ?? ''));
  // The body is looked at last: until then it goes from the handler to the socket as it is.
  if (encoding === undefined || status === 304 || response.body === null) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length < minBytes) return new Response(bytes, { status, headers });
  const body =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await zip(bytes);
  headers.set('Content-Encoding', encoding);
  // A file says how long it is: anyone who is promised more bytes than come waits for them for good.
  headers.delete('Content-Length');
  return new Response(new Uint8Array(body), { status, headers });
}
