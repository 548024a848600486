import { takeLot } from '../../areas/access/service.ts';
import type { Database } from '../../database/index.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Services } from '../../shared/services/services.ts';
import { createRateLimit } from './rate-limit.ts';

const length = 60_000;
/** A lot is this part of a minute's requests: one request in so many reaches the database for it. */
const lotsPerMinute = 50;
const maxKeys = 10_000;

/** Lets through so many a minute, per key. */
export interface RateLimit {
  /** @throws {AppError} TooManyRequests with the seconds to wait. */
  take(key: string): Promise<void>;
}

interface Limited extends Pick<Services, 'clock' | 'keys'> {
  readonly database: Pick<Database, 'unscoped'>;
}

/** What is left of a lot; one of a full window is refused until the window ends. */
interface Stock {
  left: number;
  readonly isFull: boolean;
  readonly end: Date;
}

/**
 * So many a minute of all processes together. Each takes lots from one counter in the database and spends them by
 * itself: together they never let through more, and a busy process asks for one in many requests. What is left of a lot
 * is lost with its minute. While the database does not answer, each process counts by itself.
 */
export function createSharedRateLimit(
  { database, clock, keys }: Limited,
  name: string,
  perMinute: number,
): RateLimit {
  const local = createRateLimit(perMinute, clock);
  const size = Math.max(1, Math.floor(perMinute / lotsPerMinute));
  const stocks = new Map<string, Stock>();
  const pending = new Map<string, Promise<Stock | null>>();

  async function fetchLot(key: string): Promise<Stock | null> {
    const hash = keyedHash(keys.hashing, `${name} ${key}`);
    const window = { max: perMinute, length };
    try {
      const lot = await database.unscoped(tx => takeLot(tx, hash, clock.now(), window, size));
      const stock = { left: lot.size, isFull: lot.size === 0, end: lot.end };
      if (stocks.size >= maxKeys) forgetPast();
      stocks.set(key, stock);
      return stock;
    } catch {
      return null;
    } finally {
      pending.delete(key);
    }
  }

  function forgetPast() {
    for (const [key, { end }] of stocks) if (end <= clock.now()) stocks.delete(key);
  }

  /** Requests that come while a lot is fetched share it. */
  function stockOf(key: string): Promise<Stock | null> | Stock {
    const stock = stocks.get(key);
    if (stock && clock.now() < stock.end && (stock.isFull || stock.left > 0)) return stock;
    const fetched = pending.get(key) ?? fetchLot(key);
    pending.set(key, fetched);
    return fetched;
  }

  return {
    async take(key) {
      for (;;) {
        const stock = await stockOf(key);
        if (!stock) return local.take(key);
        if (stock.isFull) {
          const wait = stock.end.getTime() - clock.now().getTime();
          throw new AppError('TooManyRequests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
        }
        if (stock.left > 0) {
          stock.left--;
          return;
        }
      }
    },
  };
}
