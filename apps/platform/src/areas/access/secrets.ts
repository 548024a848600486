import type { Random } from '../../ports/random/random.ts';

/** Evenly one of `count`; what a byte would favour is drawn again. */
function pick(random: Random, count: number): number {
  for (;;) {
    const value = Buffer.from(random.bytes(4)).readUInt32BE();
    if (value < 2 ** 32 - (2 ** 32 % count)) return value % count;
  }
}

/** A code of six digits: for anyone who has proven something else already. */
export const sixDigits = (random: Random): string => String(pick(random, 1_000_000)).padStart(6, '0');

/** A code of eight digits: it is all that is asked for. */
export const eightDigits = (random: Random): string => String(pick(random, 100_000_000)).padStart(8, '0');

// Without what looks alike in print: 0 and O, 1, l and I.
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+=!#%'] as const;
const length = 16;

/** A code for paper, in two halves that are easy to read out: nearly 50 bits. */
export function backupCodeOf(random: Random): string {
  const signs = `${kinds[1].replace('i', '').replace('o', '')}${kinds[2]}`;
  const half = () => Array.from({ length: 5 }, () => signs.charAt(pick(random, signs.length))).join('');
  return `${half()}-${half()}`;
}

/** A password that keeps the rules of S1 §5, to be replaced at the first sign-in; more than 90 bits. */
export function temporaryPassword(random: Random): string {
  const all = kinds.join('');
  const one = (from: string) => from.charAt(pick(random, from.length));
  const signs = [...kinds.map(one), ...Array.from({ length: length - kinds.length }, () => one(all))];
  // One of each kind came first: where they stand must not be known.
  for (let i = signs.length - 1; i > 0; i--) {
    const j = pick(random, i + 1);
    [signs[i], signs[j]] = [signs[j] ?? '', signs[i] ?? ''];
  }
  return signs.join('');
}
