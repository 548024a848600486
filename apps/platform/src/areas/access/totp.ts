import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app knows it: SHA-1, 6 digits, 30 seconds. */
const period = 30_000;
const digits = 6;
/** Steps before the present one whose code is taken: typing takes a while. None of the future is (ASVS 6.5.5). */
const window = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits: as long as the hash. */
export const secretLength = 20;

/** RFC 4648 base32 without padding, as apps take it. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map(group => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

export const stepOf = (moment: Date): number => Math.floor(moment.getTime() / period);

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step that a code belongs to, of those that are taken now; null for any other code. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | null {
  const candidate = Buffer.from(code);
  const now = stepOf(moment);
  let matched: number | null = null;
  // All of them are looked at, whichever fits: how long it takes says nothing.
  for (let step = now - window; step <= now; step++) {
    const expected = Buffer.from(codeAt(secret, step));
    if (expected.length === candidate.length && timingSafeEqual(expected, candidate)) matched = step;
  }
  return matched;
}
