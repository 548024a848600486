import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets so many through at once, each in its turn, also after one that failed', async () => {
  const inTurn = createTurns(2);
  const started: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const all = works.map(({ promise }, index) =>
    inTurn(() => {
      started.push(index);
      return promise;
    }).catch(() => -1),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  works[1]!.reject(new Error('no'));
  expect(await all[1]).toBe(-1);
  expect(started).toEqual([0, 1, 2]);
  works.forEach(({ resolve }, index) => resolve(index));
  expect(await Promise.all(all)).toEqual([0, -1, 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});
