import { ApiError } from './api-error.ts';

/** Waits; given in, so that tests can turn the clock. */
export type Sleep = (milliseconds: number) => Promise<void>;

const longest = 30_000;

/** Milliseconds before try number `tried + 1`: 0.5, 1, 2, 4 s and so on, ± 20 %, or what the platform asked for. */
export function delayAfter(
  tried: number,
  retryAfter: number | null,
  random: () => number = Math.random,
): number {
  if (retryAfter !== null) return Math.min(retryAfter * 1000, longest);
  return Math.min(500 * 2 ** (tried - 1), longest) * (0.8 + 0.4 * random());
}

const realSleep: Sleep = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Waits before the next try; gives up at once when the caller goes away. */
export async function backOff(
  tried: number,
  retryAfter: number | null,
  sleep: Sleep = realSleep,
  signal?: AbortSignal,
): Promise<void> {
  await Promise.race([
    sleep(delayAfter(tried, retryAfter)),
    new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new ApiError('aborted')), { once: true }),
    ),
  ]);
}
