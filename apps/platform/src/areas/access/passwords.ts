import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';

export interface PasswordOptions {
  /** The platform's secret part of every hash. */
  readonly pepper: Uint8Array;
  /** Another that hashes may have been made with, while keys rotate. */
  readonly otherPepper?: Uint8Array | undefined;
  readonly memoryKiB: number;
  readonly passes: number;
  /** Hashes computed at once, and how many may wait for their turn. */
  readonly atOnce: number;
  readonly queue: number;
}

/** Makes and checks password hashes: Argon2id over an HMAC, so that all characters count and a stolen table says nothing. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time for a user who does not exist: give null for the hash. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** True when the cost has been raised since this hash was made, or the pepper is another one now. */
  isOutdated(stored: string, password: string): Promise<boolean>;
}

export function createPasswords(options: PasswordOptions): Passwords {
  const { pepper, otherPepper, memoryKiB: memoryCost, passes: timeCost } = options;
  const cost = { memoryCost, timeCost, parallelism: 1 };
  const inTurn = createGate(options.atOnce, options.queue);
  // NFC: the same password typed on another keyboard. The HMAC also gives Argon2 input of one length.
  const prepared = (password: string, secret = pepper) =>
    keyedHash(secret, password.normalize('NFC')).toString('base64url');
  const isOf = (stored: string, password: string, secret: Uint8Array) =>
    inTurn(() => verify(stored, prepared(password, secret)));
  const nobodys = hashOfNobody(memoryCost, timeCost);
  return {
    hash: password => inTurn(() => hash(prepared(password), cost)),
    async matches(stored, password) {
      const made = stored ?? nobodys;
      const isMatch =
        (await isOf(made, password, pepper)) ||
        (otherPepper !== undefined && (await isOf(made, password, otherPepper)));
      return isMatch && stored !== null;
    },
    async isOutdated(stored, password) {
      const made = parseOptions(stored);
      if (made.memoryCost !== memoryCost || made.timeCost !== timeCost) return true;
      return otherPepper !== undefined && !(await isOf(stored, password, pepper));
    },
  };
}

/** A hash in PHC form that no password has: checking against it costs what checking against any other does. */
function hashOfNobody(memoryKiB: number, passes: number): string {
  const part = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${part(16)}$${part(32)}`;
}

/** Each hash takes 64 MiB and a core: more at once would only starve everyone. */
function createGate(atOnce: number, queue: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= queue) throw new AppError('Overloaded', { retryAfter: 2 });
      // Anyone who finishes hands its place on, so that no one slips in between.
      await new Promise<void>(resolve => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
