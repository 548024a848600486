import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryKeys } from '../../shared/keys/keys.ts';
import { testClock } from '../../testing/clock.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testNow } from '../../testing/work.ts';
import { systemRandom } from '../random/random.ts';
import { folderOutbox } from './outbox.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const clock = testClock(testNow);
const outbox = folderOutbox(folder.path, { clock, random: systemRandom, keys: temporaryKeys() });
const email = (text: string) => ({
  tenantId: 'meridian',
  to: 'sanne@example.nl',
  locale: 'en-US',
  subject: 'Your code',
  text,
  html: '',
});
const texts = async () => (await outbox.latest(10)).map(({ text }) => text);

it('can be read with the keys, and not with the disk alone', async () => {
  await outbox.send(email('Your code is 123456'));
  expect(await texts()).toEqual(['Your code is 123456']);
  for (const name of readdirSync(folder.path))
    expect(readFileSync(join(folder.path, name), 'latin1')).not.toMatch(/123456|sanne/);
});

it('forgets what can be used no more, and what an older release wrote in plain', async () => {
  writeFileSync(join(folder.path, `${testNow.toISOString().replaceAll(':', '')}-x.json`), '{}');
  clock.turn(6 * 86_400);
  await outbox.send(email('later'));
  await outbox.forgetOld();
  expect(await texts()).toEqual(['later', 'Your code is 123456']);
  clock.turn(2 * 86_400);
  await outbox.forgetOld();
  expect(await texts()).toEqual(['later']);
  expect(readdirSync(folder.path)).toHaveLength(1);
});
