import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { whenReady } from './when-ready.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that has begun; what may wait comes with the second try. */
async function started(
  begin = vi.fn().mockRejectedValueOnce(new Error('It did not come.')).mockResolvedValue(undefined),
) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  whenReady(begin, leaving.signal);
  await vi.advanceTimersByTimeAsync(0);
  return { begin, leave: () => leaving.abort() };
}

describe('what may wait and did not come is tried again', () => {
  it.each(['online', 'visibilitychange'])('with the event %s, until it has come', async occasion => {
    const { begin } = await started();
    expect(begin).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event(occasion));
    await vi.advanceTimersByTimeAsync(120_000);
    dispatchEvent(new Event(occasion));
    expect(begin).toHaveBeenCalledTimes(2);
  });

  it('no more once nobody needs it', async () => {
    const { begin, leave } = await started();
    leave();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begin).toHaveBeenCalledTimes(1);
  });
});

it('what may wait is not asked for without a connection', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { begin } = await started(vi.fn().mockResolvedValue(undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begin).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(begin).toHaveBeenCalledOnce();
});
