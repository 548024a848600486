// Shares as decimals of 200 places: a threshold of 25 % must not be missed, or passed, by what a float leaves out.
// Fractions would be exact in circles as well, but grow by every company in one: 150 of them took minutes.

/** A part of a whole, in units of 10^-200. Add and subtract with the language's own operators. */
export type Share = bigint;

const decimals = 200n;
export const whole: Share = 10n ** decimals;
/** Shares that differ by less are equal: far below what chains of holdings with four decimals can tell apart. */
const tolerance: Share = 10n ** (decimals / 2n);

export const multiply = (one: Share, other: Share): Share => (one * other) / whole;
/** @throws {RangeError} for a divisor of zero. */
export const divide = (one: Share, other: Share): Share => (one * whole) / other;
export const sum = (shares: Iterable<Share>): Share =>
  [...shares].reduce((total, share) => total + share, 0n);
export const lesser = (one: Share, other: Share): Share => (one < other ? one : other);
export const greater = (one: Share, other: Share): Share => (one > other ? one : other);
export const isAbove = (one: Share, other: Share): boolean => one - other > tolerance;
export const isAtLeast = (one: Share, other: Share): boolean => other - one <= tolerance;

/** The share that a percentage in decimals says. @throws {RangeError} for another text. */
export function fromPercent(percent: string): Share {
  const [, units = '', fraction = ''] = /^(\d+)(?:\.(\d{1,100}))?$/.exec(percent) ?? [];
  if (units === '') throw new RangeError(`"${percent}" is no percentage. Write it as 33.3333.`);
  return BigInt(units + fraction) * 10n ** (decimals - 2n - BigInt(fraction.length));
}

/** A share in per cent, rounded half up to four decimals, without zeros at the end: `88.8889`. */
export function toPercent(share: Share): string {
  const unit = 10n ** (decimals - 6n);
  const rounded = (share + unit / 2n) / unit;
  const fraction = (rounded % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${rounded / 10_000n}${fraction && `.${fraction}`}`;
}
