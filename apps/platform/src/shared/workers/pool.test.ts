import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { obey, type Order } from '../../testing/tasks.ts';
import { createWorkers } from './pool.ts';
import { WorkersBusy, type Task, type Workers } from './workers.ts';

const task = (timeLimit: number): Task<Order, string> => ({
  module: new URL('../../testing/tasks.ts', import.meta.url),
  name: obey.name,
  timeLimit,
});

describe('work in threads', () => {
  let workers: Workers;
  const pool = (options: Parameters<typeof createWorkers>[0] = {}) => (workers = createWorkers(options));
  afterEach(() => workers.stop());
  const say = (text: string) => workers.run(task(10_000), { what: 'say', text });

  it('answers what the same work answers here', async () => {
    pool();
    const order: Order = { what: 'say', text: 'hello' };
    expect(await workers.run(task(10_000), order)).toBe(obey(order));
  });

  it('fails as the work does, and goes on in another thread', async () => {
    pool({ threads: 1 });
    await expect(workers.run(task(10_000), { what: 'throw', text: 'too long' })).rejects.toThrow(
      new RangeError('too long'),
    );
    expect(await say('still here')).toBe('still here');
  });

  it.each([
    ['takes too long', { what: 'never end' }, 'time'],
    ['takes too much memory', { what: 'fill the memory' }, 'memory'],
    ['ends its thread', { what: 'leave' }, 'end'],
  ] satisfies [string, Order, string][])('ends one that %s, and no other', async (_, order, reason) => {
    pool({ threads: 1, memory: 32 });
    const stopped = workers.run(task(reason === 'time' ? 200 : 30_000), order);
    const next = say('next');
    await expect(stopped).rejects.toMatchObject({ name: 'WorkStopped', reason });
    expect(await next).toBe('next');
  });

  it('does not hold up the main thread', async () => {
    pool();
    await say('loaded');
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    await expect(workers.run(task(1_000), { what: 'never end' })).rejects.toMatchObject({ reason: 'time' });
    delay.disable();
    // On this thread it would have been for ever.
    expect(delay.max / 1e6).toBeLessThan(800);
  });

  it('refuses more than may wait', async () => {
    pool({ threads: 1, queue: 1 });
    const first = say('first');
    const second = say('second');
    await expect(say('third')).rejects.toBeInstanceOf(WorkersBusy);
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });

  it('stops what is under way when it ends', async () => {
    pool({ threads: 1 });
    const never = workers.run(task(60_000), { what: 'never end' });
    const waits = say('late');
    void workers.stop();
    for (const piece of [never, waits]) await expect(piece).rejects.toMatchObject({ reason: 'end' });
  });
});
