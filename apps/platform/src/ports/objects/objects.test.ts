import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { folderStore } from './folder.ts';
import { ObjectsUnreachable, type ObjectStore } from './objects.ts';
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
  ['a bucket', () => s3Store(s3.place)],
  ['a bucket without a prefix', () => s3Store({ ...s3.place, prefix: '' })],
])('objects in %s', (_, open) => {
  let objects: ObjectStore;
  beforeAll(() => {
    objects = open();
  });
  const listed = async () => {
    const found = new Map<string, Date>();
    for await (const { address, storedAt } of objects.list()) found.set(address, storedAt);
    return found;
  };

  it('come back byte for byte, and are there', async () => {
    const large = new Uint8Array(3_000_000).map((__, index) => index % 251);
    await objects.put(addressOf('large'), large);
    const found = await objects.get(addressOf('large'));
    expect(found && Buffer.from(found).equals(large)).toBe(true);
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
  for await (const own of objects.list()) if (own.address === address) times.push(own.storedAt.getTime());
  expect(times).toEqual([expect.any(Number)]);
  expect(times[0]).toBeGreaterThan(0);
});

it('says of a server that does not answer that it may again', async () => {
  const away = await startS3();
  await away.stop();
  await expect(s3Store(away.place).get(addressOf('x'))).rejects.toBeInstanceOf(ObjectsUnreachable);
});
