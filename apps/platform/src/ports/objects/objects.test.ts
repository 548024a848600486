import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { folderStore } from './folder.ts';
import { ObjectsFull, ObjectsUnreachable, type ObjectStore } from './objects.ts';
import { s3Store } from './s3.ts';

const addressOf = (text: string) => createHash('sha256').update(text).digest('hex');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const folder = temporaryFolder();
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  folder[Symbol.dispose]();
});

describe.each([
  ['a folder', () => folderStore(folder.path)],
  ['a bucket', () => s3Store(s3.options)],
  ['a bucket without a prefix', () => s3Store({ ...s3.options, prefix: '' })],
])('objects in %s', (_, open) => {
  let objects: ObjectStore;
  beforeAll(() => {
    objects = open();
  });
  const listed = async () => {
    const times = new Map<string, Date>();
    for await (const { address, storedAt } of objects.list()) times.set(address, storedAt);
    return times;
  };

  it('come back byte for byte, and are there', async () => {
    const large = new Uint8Array(3_000_000).map((__, index) => index % 251);
    await objects.put(addressOf('large'), large);
    const bytes = await objects.get(addressOf('large'));
    expect(bytes && Buffer.from(bytes).equals(large)).toBe(true);
    expect(await objects.has(addressOf('large'))).toBe(true);
  });

  it('are missing without a fuss', async () => {
    expect(await objects.get(addressOf('nothing'))).toBeNull();
    expect(await objects.has(addressOf('nothing'))).toBe(false);
    await objects.delete(addressOf('nothing'));
  });

  it('stay what they are when they come again', async () => {
    await objects.put(addressOf('twice'), bytesOf('one'));
    await objects.put(addressOf('twice'), bytesOf('one'));
    expect(Buffer.from((await objects.get(addressOf('twice')))!).toString()).toBe('one');
  });

  it('are listed with the moment at which they came, and go', async () => {
    const before = Date.now();
    await objects.put(addressOf('listed'), bytesOf('x'));
    const storedAt = (await listed()).get(addressOf('listed'));
    // Servers tell whole seconds.
    expect(storedAt!.getTime()).toBeGreaterThan(before - 2_000);
    await objects.delete(addressOf('listed'));
    expect((await listed()).has(addressOf('listed'))).toBe(false);
  });

  it('have no address that leads elsewhere', async () => {
    for (const address of ['../../etc/passwd', '', addressOf('x').toUpperCase()])
      await expect(async () => objects.get(address)).rejects.toThrow(/Not the address/);
  });
});

it('objects that come again are young again', async () => {
  const objects = folderStore(folder.path);
  const address = addressOf('old');
  await objects.put(address, bytesOf('x'));
  utimesSync(join(folder.path, address.slice(0, 2), address), 0, 0);
  await objects.put(address, bytesOf('x'));
  const times: number[] = [];
  for await (const object of objects.list())
    if (object.address === address) times.push(object.storedAt.getTime());
  expect(times).toEqual([expect.any(Number)]);
  expect(times[0]).toBeGreaterThan(0);
});

it('what a crash left of writing goes once no one can be writing it, and nothing else', async () => {
  const objects = folderStore(folder.path);
  await objects.put(addressOf('whole'), bytesOf('x'));
  const draftStore = join(folder.path, addressOf('whole').slice(0, 2));
  utimesSync(join(draftStore, addressOf('whole')), 0, 0);
  const [left, young] = ['left', 'young'].map(name => join(draftStore, `${addressOf('whole')}.${name}.tmp`));
  for (const path of [left!, young!]) writeFileSync(path, 'half');
  utimesSync(left!, 0, 0);
  await objects.clearUnfinished(new Date(Date.now() - 3_600_000));
  expect([left, young].map(path => existsSync(path!))).toEqual([false, true]);
  expect(await objects.has(addressOf('whole'))).toBe(true);
});

describe('a bucket of a server', () => {
  /** A server that answers writes so, and remembers their conditions. */
  async function answering(...answers: readonly (readonly [status: number, code: string])[]) {
    const conditions: (string | undefined)[] = [];
    const left = [...answers];
    const server = createServer((incoming, outgoing) => {
      incoming.resume().once('end', () => {
        const isCopy = incoming.headers['x-amz-copy-source'] !== undefined;
        if (!isCopy) conditions.push(incoming.headers['if-none-match']);
        const [status, code] = isCopy ? [404, 'NoSuchKey'] : (left.shift() ?? [200, '']);
        outgoing.writeHead(status, { 'content-type': 'application/xml' });
        outgoing.end(code && `<Error><Code>${code}</Code><Message>So it is.</Message></Error>`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const objects = s3Store({ ...s3.options, endpoint: new URL(`http://127.0.0.1:${port}`) });
    const put = () => objects.put(addressOf('conditional'), bytesOf('x')).finally(() => server.close());
    return { put, conditions };
  }

  it.each([
    [507, 'XMinioStorageFull'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [403, 'QuotaExceeded'],
  ])('that is full (%i %s) says so', async (status, code) => {
    const { put } = await answering([status, code]);
    await expect(put()).rejects.toBeInstanceOf(ObjectsFull);
  });

  it('is never written over', async () => {
    const { put, conditions } = await answering([412, 'PreconditionFailed']);
    await put();
    expect(conditions).toEqual(['*']);
  });

  it('that knows no conditions is written to without', async () => {
    const { put, conditions } = await answering([501, 'NotImplemented']);
    await put();
    expect(conditions).toEqual(['*', undefined]);
  });

  it('that stores the same object at the moment may be asked again', async () => {
    const { put } = await answering([409, 'ConditionalRequestConflict']);
    await expect(put()).rejects.toBeInstanceOf(ObjectsUnreachable);
  });
});

it('says of a server that does not answer that it may again', async () => {
  const away = await startS3();
  await away.stop();
  await expect(s3Store(away.options).get(addressOf('x'))).rejects.toBeInstanceOf(ObjectsUnreachable);
});
