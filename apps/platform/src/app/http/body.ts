import { Refusal } from '../../shared/refusal/refusal.ts';

export interface BodyLimits {
  /** Bytes. */
  readonly body: number;
  /** Milliseconds until a body that does not come is given up. */
  readonly request: number;
}

/**
 * Reads a JSON body, never more of it than is allowed.
 * @throws {Refusal} UnsupportedMediaType, PayloadTooLarge, MalformedBody, Timeout.
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Refusal('UnsupportedMediaType');
  const text = await within(limits.request, readText(request, limits.body));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('MalformedBody');
  }
}

async function readText(request: Request, most: number): Promise<string> {
  const declared = request.headers.get('content-length');
  // Node holds a sender to the length it declares.
  if (declared !== null) {
    if (Number(declared) > most) throw new Refusal('PayloadTooLarge');
    return request.text();
  }
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new Refusal('PayloadTooLarge');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal('Timeout')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
