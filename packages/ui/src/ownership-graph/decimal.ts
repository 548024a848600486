/** A decimal number, exact: `digits / 10 ** scale`. Shares are compared with thresholds, which floats miss by a hair. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Reads a decimal text; null for what is none. */
export function decimalOf(text: string | undefined): Decimal | null {
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

const scaled = ({ digits, scale }: Decimal, to: number) => digits * 10n ** BigInt(to - scale);

export const sumOf = (numbers: readonly Decimal[]): Decimal => {
  const scale = Math.max(0, ...numbers.map(number => number.scale));
  return { digits: numbers.reduce((sum, number) => sum + scaled(number, scale), 0n), scale };
};

/** What per cents of per cents come to: 60 % of 30 % is 18 %. */
export const shareThrough = (shares: readonly Decimal[]): Decimal => ({
  digits: shares.reduce((product, { digits }) => product * digits, 1n),
  scale: shares.reduce((sum, { scale }) => sum + scale, 0) + 2 * (shares.length - 1),
});

/** One less the other; below zero where the other is more. */
export function difference(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: scaled(one, scale) - scaled(other, scale), scale };
}

export function textOf({ digits, scale }: Decimal): string {
  const text = `${digits < 0n ? -digits : digits}`.padStart(scale + 1, '0');
  const fraction = scale > 0 ? text.slice(-scale).replace(/0+$/, '') : '';
  return `${digits < 0n ? '-' : ''}${text.slice(0, text.length - scale)}${fraction && `.${fraction}`}`;
}
