import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('asks once for each key, and notes the outcome for React', async () => {
  const fetch = vi.fn<(key: string) => Promise<string>>(async key => key.toUpperCase());
  const { load, has } = loadOnce(fetch);
  expect(has('a')).toBe(false);
  const promise = load('a');
  expect(load('a')).toBe(promise);
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'A' });
  expect(has('a')).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps a failure for what waits for it, and forgets it for what only tries', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Failed to fetch'));
  const { load } = loadOnce(fetch.mockResolvedValue('A'));
  await expect(load('a')).rejects.toThrow('Failed to fetch');
  await expect(load('a')).rejects.toThrow('Failed to fetch');
  const other = loadOnce(fetch.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValue('A'));
  await expect(other.tryLoad('a')).rejects.toThrow('Failed to fetch');
  await expect(other.tryLoad('a')).resolves.toBe('A');
});
