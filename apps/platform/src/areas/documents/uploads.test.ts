import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { aPdf } from '../../seed/pdf.ts';
import { ObjectsFull } from '../../ports/objects/objects.ts';
import { onBothEngines } from '../../testing/database.ts';
import { documentsPath, putBytes, sendFile } from '../../testing/documents.ts';
import { watchLoop } from '../../testing/loop.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration } from '../../testing/registrations.ts';
import { putSection } from '../../testing/settings.ts';

onBothEngines('files on their way in', engine => {
  let platform: TestPlatform;
  let [user, other] = ['', ''];
  let [near, foreign] = ['', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine, {
      LIMIT_UPLOADS_PER_TENANT: '2',
      LIMIT_UPLOADS: '3',
      LIMIT_STORAGE_PER_TENANT_BYTES: '4000000',
    });
    user = await platform.signIn('meridian.user');
    other = await platform.signIn('noordhaven.admin');
    near = await putRegistration(platform);
    foreign = await putRegistration(platform, { tenant: 'noordhaven' });
  });

  /** A file whose last byte waits until it is let go. */
  function begin(token: string, id: string) {
    const gate = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    const [head, tail] = [aPdf([['Slow']]), new Uint8Array([10])];
    const raw = new ReadableStream<Uint8Array>({
      start: stream => stream.enqueue(head),
      async pull(stream) {
        // Someone has read the first of it: then it has been let in.
        inside.resolve();
        await gate.promise;
        stream.enqueue(tail);
        stream.close();
      },
    });
    const path = `${documentsPath(id)}/uploads/${crypto.randomUUID()}?fileName=slow.pdf`;
    const answer = platform.ask(path, {
      method: 'PUT',
      token,
      raw,
      headers: { 'content-type': 'application/pdf' },
    });
    return { answer, inside: inside.promise, release: gate.resolve };
  }
  const status = async (token: string, id: string) => {
    const response = await putBytes(platform, token, id, crypto.randomUUID(), {
      name: 'passport.pdf',
      bytes: aPdf([['Passport']]),
    });
    return [response.status, response.headers.get('retry-after')];
  };

  it('are so many at once of a tenant, and of all: the next one is told when to come back', async () => {
    const slow = [begin(user, near), begin(user, near)];
    await Promise.all(slow.map(({ inside }) => inside));
    expect(await status(user, near)).toEqual([429, '2']);
    expect(await status(other, foreign)).toEqual([200, null]);
    const third = begin(other, foreign);
    await third.inside;
    expect(await status(other, foreign)).toEqual([429, '2']);
    slow.push(third);
    for (const { release } of slow) release();
    expect(await Promise.all(slow.map(async ({ answer }) => (await answer).status))).toEqual([200, 200, 200]);
    expect(await status(user, near)).toEqual([200, null]);
  });

  it('hold no transaction: what another tenant reads meanwhile does not wait for the disk', async () => {
    const { objects } = platform.services;
    const put = objects.put.bind(objects);
    const disk = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const slow = vi.spyOn(objects, 'put').mockImplementation(async (address, bytes) => {
      reached.resolve();
      await disk.promise;
      return put(address, bytes);
    });
    const sending = sendFile(platform, user, near);
    await reached.promise;
    const list = await platform.ask('/api/main/registrations?max=1', { token: other });
    expect(list.status).toBe(200);
    disk.resolve();
    await sending;
    slow.mockRestore();
  });

  it('are judged in a thread apart from requests', async () => {
    const bytes = new Uint8Array(3_000_000).fill(97);
    const type = 'text/plain';
    await putSection(platform.database, 'meridian', 'extensions', {
      uploadTypes: [
        { extension: 'txt', professional: true },
        { extension: 'pdf', professional: true },
      ],
    });
    const { longest } = await watchLoop(() =>
      sendFile(platform, user, near, { name: 'long.txt', type, bytes }),
    );
    expect(longest).toBeLessThan(1_000);
  });

  it('are no more than a tenant has room for', async () => {
    const bytes = new Uint8Array(2_000_000);
    bytes.set(aPdf([['Large']]));
    const response = await putBytes(platform, user, near, crypto.randomUUID(), { name: 'large.pdf', bytes });
    expect(response.status).toBe(507);
    expect(await errorOf(response)).toMatchObject({ type: 'QuotaExceeded' });
    expect(await status(other, foreign)).toEqual([200, null]);
  });

  it.each([
    // The system's own word, from the device that is always full.
    ['disk', () => writeFile('/dev/full', 'x').catch((error: unknown) => error)],
    ['bucket', () => Promise.resolve(new ObjectsFull('The object store is full.'))],
  ])('are refused as such by a %s that is full, and nothing is named', async (_, failWith) => {
    const count = () =>
      platform.database.read('noordhaven', tx => tx.selectFrom('files').select('id').execute());
    const before = await count();
    const disk = vi.spyOn(platform.services.objects, 'put').mockRejectedValue(await failWith());
    const response = await putBytes(platform, other, foreign, crypto.randomUUID(), {
      name: 'passport.pdf',
      bytes: aPdf([['Passport']]),
    });
    disk.mockRestore();
    expect(response.status).toBe(507);
    expect(await errorOf(response)).toMatchObject({ type: 'StorageFull' });
    expect(await count()).toEqual(before);
  });
});
