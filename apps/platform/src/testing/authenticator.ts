import { codeAt, stepOf } from '../areas/access/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret, as an authenticator app reads it. */
export function secretBytes(secret: string): Buffer {
  const bits = Array.from(secret, sign => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows at a moment, or so many steps of 30 seconds from it. */
export const appCodeAt = (secret: string, moment: Date, steps = 0): string =>
  codeAt(secretBytes(secret), stepOf(moment) + steps);
