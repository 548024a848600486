import type { Clock } from '../../ports/clock/clock.ts';
import { AppError } from '../../shared/errors/app-error.ts';

/** Lets through so many a minute, all at once or spread; per key, in this process. */
export interface LocalRateLimit {
  /** @throws {AppError} TooManyRequests with the seconds to wait. */
  take(key: string): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

const maxKeys = 10_000;

export function createRateLimit(perMinute: number, clock: Clock): LocalRateLimit {
  const buckets = new Map<string, Bucket>();
  const capacity = perMinute;
  const perMillisecond = perMinute / 60_000;

  function bucketOf(key: string, now: number): Bucket {
    const bucket = buckets.get(key);
    if (bucket) return bucket;
    // Full buckets say nothing: forgetting one changes nothing for its key.
    if (buckets.size >= maxKeys)
      for (const [other, { tokens, at }] of buckets)
        if (tokens + (now - at) * perMillisecond >= capacity) buckets.delete(other);
    const fresh = { tokens: capacity, at: now };
    buckets.set(key, fresh);
    return fresh;
  }

  return {
    take(key) {
      const now = clock.now().getTime();
      const bucket = bucketOf(key, now);
      bucket.tokens = Math.min(capacity, bucket.tokens + Math.max(0, now - bucket.at) * perMillisecond);
      bucket.at = now;
      if (bucket.tokens < 1)
        throw new AppError('TooManyRequests', {
          retryAfter: Math.ceil((1 - bucket.tokens) / perMillisecond / 1000),
        });
      bucket.tokens--;
    },
  };
}
