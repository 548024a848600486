import { createRequire } from 'node:module';
import type { S3Options } from '../ports/objects/s3.ts';
import { temporaryFolder } from './folders.ts';
import { freePort } from './free-port.ts';

/** What of `s3rver`, which has no types, is used here. */
interface Server {
  run(): Promise<unknown>;
  close(): Promise<unknown>;
}
type ServerClass = new (options: {
  readonly port: number;
  readonly address: string;
  readonly silent: boolean;
  readonly directory: string;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => Server;

const S3rver = createRequire(import.meta.url)('s3rver') as ServerClass;

/** An S3 server of this test alone, with one bucket. */
export interface TestS3 {
  readonly options: S3Options;
  /** The same as a process is told. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startS3(prefix = 'dossier'): Promise<TestS3> {
  const folder = temporaryFolder();
  const port = Number(await freePort());
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: 'files' }],
  });
  await server.run();
  // The one pair of keys that it knows.
  const [accessKey, secretKey] = ['S3RVER', 'S3RVER'];
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  return {
    options: { endpoint, region: 'us-east-1', bucket: 'files', prefix, accessKey, secretKey },
    env: {
      OBJECTS_URL: `s3://files/${prefix}`,
      OBJECTS_ENDPOINT: endpoint.href,
      OBJECTS_ACCESS_KEY: accessKey,
      OBJECTS_SECRET_KEY: secretKey,
    },
    async stop() {
      await server.close();
      folder[Symbol.dispose]();
    },
  };
}
