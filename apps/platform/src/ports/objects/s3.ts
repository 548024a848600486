import { S3mini, S3NetworkError, S3ServiceError } from 's3mini';
import { assertAddress, ObjectsFull, ObjectsUnreachable, type ObjectStore } from './objects.ts';

/** A bucket of an S3 server, and who may work with it. */
export interface S3Options {
  readonly endpoint: URL;
  readonly region: string;
  readonly bucket: string;
  /** Stands before every key, without a slash at its ends; empty for none. */
  readonly prefix: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Milliseconds that one request may take; the largest object has 15 MB. */
const timeoutMs = 30_000;
/** Keys of one page of a list: the most that S3 gives. */
const page = 1_000;

/** Objects in a bucket, which is durable by itself. Every process on every machine sees the same ones. */
export function s3Store(options: S3Options): ObjectStore {
  const s3 = new S3mini({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    endpoint: `${options.endpoint.href.replace(/\/+$/, '')}/${options.bucket}`,
    requestAbortTimeout: timeoutMs,
  });
  const root = options.prefix === '' ? '' : `${options.prefix}/`;
  const keyOf = (address: string) => `${root}${assertAddress(address).slice(0, 2)}/${address}`;

  /** A copy onto itself makes it young; the bytes stay where they are. @returns false where nothing is. */
  const renewed = async (key: string): Promise<boolean> => {
    try {
      await s3.copyObject(key, key, { metadataDirective: 'REPLACE', contentType });
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  };

  /** Never over what is there: whatever came meanwhile is the same, and as young. */
  const create = async (key: string, bytes: Uint8Array): Promise<void> => {
    const put = (headers: Record<string, string>) =>
      s3.putObject(key, Buffer.from(bytes), contentType, undefined, headers);
    try {
      await put({ 'If-None-Match': '*' });
    } catch (error) {
      if (statusOf(error) === 412) return;
      // A server that knows no conditions: names say what is in them, so that what it lays over is the same file.
      if (statusOf(error) !== 501) throw error;
      await put({});
    }
  };

  return {
    put: (address, bytes) =>
      reached(async () => {
        const key = keyOf(address);
        if (!(await renewed(key))) await create(key, bytes);
      }),
    get: address =>
      reached(async () => {
        const content = await s3.getObjectArrayBuffer(keyOf(address));
        return content && new Uint8Array(content);
      }),
    has: address => reached(async () => (await s3.objectExists(keyOf(address))) === true),
    delete: address => reached(async () => void (await s3.deleteObject(keyOf(address)))),
    // One request stores an object: it is there whole, or not at all.
    clearUnfinished: () => Promise.resolve(),
    async *list() {
      let token: string | undefined;
      do {
        const listing = await reached(() => s3.listObjectsPaged('/', root, page, token));
        if (!listing) throw new ObjectsUnreachable('The bucket is not there.');
        for (const { Key, LastModified } of listing.objects ?? []) {
          const address = Key.slice(Key.lastIndexOf('/') + 1);
          if (Key === `${root}${address.slice(0, 2)}/${address}` && address.length === 64)
            yield { address, storedAt: new Date(LastModified) };
        }
        token = listing.nextContinuationToken;
      } while (token !== undefined);
    },
  };
}

const contentType = 'application/octet-stream';
const statusOf = (error: unknown) => (error instanceof S3ServiceError ? error.status : null);

/** What servers call a disk that is full, and a bucket that holds as much as it may. */
const fullCodes: ReadonlySet<string | undefined> = new Set([
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'InsufficientStorage',
]);
const isFull = (error: unknown) =>
  error instanceof S3ServiceError && (error.status === 507 || fullCodes.has(error.serviceCode));

/** Someone else is storing the same object at this moment. */
const isUnderWay = (error: unknown) => statusOf(error) === 409;

/** What a moment later may be over is told apart from what is wrong, and from a server that is full. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error)) throw new ObjectsFull('The object store is full.', { cause: error });
    const isPassing = error instanceof S3NetworkError || isUnderWay(error) || (statusOf(error) ?? 0) >= 500;
    throw isPassing ? new ObjectsUnreachable('The object store does not answer.', { cause: error }) : error;
  }
}
