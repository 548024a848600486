import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import { takeFromWindow } from './window.ts';

const length = 60_000;

/** Counts what one address tries at names, passwords and codes. @throws {AppError} TooManyRequests. */
export type AddressLimit = (network: string) => Promise<void>;

/** So many a minute, of all processes together: an attacker who tries one password on many accounts gains nothing by spreading it. */
export function addressLimit({ database, clock, keys }: Services, max: number): AddressLimit {
  return async network => {
    const key = keyedHash(keys.hashing, `address ${network}`);
    const isWithin = await database.unscoped(tx => takeFromWindow(tx, key, clock.now(), { max, length }));
    if (!isWithin) throw new AppError('TooManyRequests', { retryAfter: length / 1000 });
  };
}
