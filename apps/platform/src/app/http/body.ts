import { AppError } from '../../shared/errors/app-error.ts';

export interface BodyLimits {
  /** Bytes. */
  readonly body: number;
  /** Milliseconds until a body that does not come is given up. */
  readonly request: number;
}

export interface UploadLimits {
  /** Bytes. */
  readonly upload: number;
  /** Milliseconds until a file that does not come is given up. */
  readonly uploadTime: number;
}

/**
 * Reads a file as it comes, never more of it than is allowed.
 * @throws {AppError} PayloadTooLarge with the specification's text, Timeout.
 */
export async function readBytes(request: Request, limits: UploadLimits): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > limits.upload) throw tooLarge();
  return within(
    limits.uploadTime,
    declared === null ? gather(request, limits.upload) : fill(request, Number(declared)),
  );
}

/** Of a length that is known: every byte is put where it stays. Node holds a sender to the length it declares. */
async function fill(request: Request, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    if (size + chunk.byteLength > length) throw tooLarge();
    bytes.set(chunk, size);
    size += chunk.byteLength;
  }
  return bytes.subarray(0, size);
}

async function gather(request: Request, maxBytes: number, tooMany = tooLarge): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooMany();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a message as it comes, never more of it than is allowed: a signature is over its bytes.
 * @throws {AppError} PayloadTooLarge, Timeout.
 */
export async function readRaw(
  request: Request,
  limits: { readonly webhookBody: number; readonly request: number },
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > limits.webhookBody)
    throw new AppError('PayloadTooLarge');
  return within(
    limits.request,
    gather(request, limits.webhookBody, () => new AppError('PayloadTooLarge')),
  );
}

const tooLarge = () =>
  new AppError('PayloadTooLarge', {
    message: 'The selected file is too large (15Mb)',
    fields: [{ path: 'content', code: 'fileSize' }],
  });

/**
 * Reads a JSON body, never more of it than is allowed.
 * @throws {AppError} UnsupportedMediaType, PayloadTooLarge, MalformedBody, Timeout.
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('UnsupportedMediaType');
  const text = await within(limits.request, readText(request, limits.body));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('MalformedBody');
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = request.headers.get('content-length');
  // Node holds a sender to the length it declares.
  if (declared !== null) {
    if (Number(declared) > maxBytes) throw new AppError('PayloadTooLarge');
    return request.text();
  }
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError('PayloadTooLarge');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('Timeout')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
