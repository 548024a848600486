import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onDemand, partsWaitFor } from './on-demand.ts';

/** Code that comes when it is told to. */
function asked() {
  const answers: PromiseWithResolvers<string>[] = [];
  const slot = onDemand(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  return { slot, answers };
}

describe('what is fetched on demand', () => {
  it('is fetched once, however often it is asked for, and tells who waits', async () => {
    const { slot, answers } = asked();
    const changed = vi.fn();
    const end = slot.subscribe(changed);
    slot.subscribe(vi.fn())();
    expect(slot.loaded()).toBeNull();
    const both = Promise.all([slot.load(), slot.load()]);
    answers[0]?.resolve('code');
    expect(await both).toEqual(['code', 'code']);
    expect(slot.loaded()).toBe('code');
    expect(changed).toHaveBeenCalledOnce();
    end();
    expect(await slot.load()).toBe('code');
    expect(answers).toHaveLength(1);
  });

  it('is tried again after it could not be fetched', async () => {
    const { slot, answers } = asked();
    const first = slot.load();
    answers[0]?.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect(slot.loaded()).toBeNull();
    const second = slot.load();
    answers[1]?.resolve('code');
    expect(await second).toBe('code');
  });

  it('is not even asked for without a connection, and comes once there is one', async () => {
    const { slot, answers } = asked();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(slot.load()).rejects.toThrow('there is no connection');
    expect(answers).toHaveLength(0);
    isOnline.mockRestore();
    const second = slot.load();
    answers[0]?.resolve('code');
    expect(await second).toBe('code');
  });

  it('is there once its look is, and is tried again when that did not come', async () => {
    const requests = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const coming = requests.values();
    partsWaitFor(() => coming.next().value?.promise ?? null);
    onTestFinished(() => partsWaitFor(() => null));
    const { slot, answers } = asked();
    const first = slot.load();
    answers[0]?.resolve('code');
    requests[0]?.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    const second = slot.load();
    answers[1]?.resolve('code');
    await Promise.resolve();
    expect(slot.loaded()).toBeNull();
    requests[1]?.resolve();
    expect(await second).toBe('code');
  });

  describe('when nobody has asked for it', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('comes with the first gesture', () => {
      const { slot, answers } = asked();
      slot.loadLater();
      dispatchEvent(new Event('pointermove'));
      expect(answers).toHaveLength(0);
      dispatchEvent(new Event('keydown'));
      dispatchEvent(new Event('keydown'));
      expect(answers).toHaveLength(1);
    });

    it('comes when the page has long begun', () => {
      const { slot, answers } = asked();
      slot.loadLater();
      vi.advanceTimersByTime(4_999);
      expect(answers).toHaveLength(0);
      vi.advanceTimersByTime(1);
      expect(answers).toHaveLength(1);
    });

    it.each(['keydown', 'online'])('is tried again when it did not come: %s', async occasion => {
      const { slot, answers } = asked();
      slot.loadLater();
      vi.advanceTimersByTime(5_000);
      answers[0]?.reject(new Error('offline'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(answers).toHaveLength(1);
      dispatchEvent(new Event(occasion));
      answers[1]?.resolve('code');
      await vi.advanceTimersByTimeAsync(0);
      dispatchEvent(new Event(occasion));
      expect(answers).toHaveLength(2);
      expect(slot.loaded()).toBe('code');
    });

    it('does not come once that is given up', () => {
      const { slot, answers } = asked();
      slot.loadLater()();
      dispatchEvent(new Event('pointerdown'));
      vi.advanceTimersByTime(10_000);
      expect(answers).toHaveLength(0);
    });
  });
});
