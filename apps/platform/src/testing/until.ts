import { vi } from 'vitest';

/** Waits for what comes by itself, as long as a busy machine may need: what must be there sooner says so itself. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 10 });
