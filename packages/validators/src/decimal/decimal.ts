/**
 * Exact decimal arithmetic. Sums of floats miss 100 on every second list of weights, and a binary number rounds the
 * wrong way on a tie, so numbers are whole units of a power of ten: `12.34` is 1234 units with two decimals.
 */
export interface Decimal {
  readonly units: bigint;
  /** Digits behind the point. */
  readonly scale: number;
}

/** A number as a field or the contract holds it: a number, or a decimal text. */
export type DecimalInput = number | string;

/** More digits than decimal128 holds are no amount, no weight and no percentage. */
const maxDigits = 34;

const shape = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:e([+-]?[0-9]{1,2}))?$/i;

/** Reads a number or a decimal text; undefined for what is neither (blank, hexadecimal, infinite, a comma). */
export function parseDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (text.length > 2 * maxDigits) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = shape.exec(text) ?? [];
  const digits = whole + fraction;
  const scale = fraction.length - Number(exponent);
  if (sign === undefined || digits === '' || digits.length > maxDigits || Math.abs(scale) > maxDigits)
    return undefined;
  const units = BigInt(sign === '-' ? `-${digits}` : digits);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

/** Negative, zero or positive, as the first is less than, equal to or more than the second. */
export function compareDecimals(first: Decimal, second: Decimal): number {
  const difference = unitsAt(first, second.scale) - unitsAt(second, first.scale);
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function addDecimals(first: Decimal, second: Decimal): Decimal {
  const scale = Math.max(first.scale, second.scale);
  return { units: unitsAt(first, scale) + unitsAt(second, scale), scale };
}

/** Rounds half away from zero, as people do on paper. */
export function roundTo(value: Decimal, decimals: number): Decimal {
  if (value.scale <= decimals) return value;
  const divisor = 10n ** BigInt(value.scale - decimals);
  const half = value.units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (value.units + half) / divisor, scale: decimals };
}

/** The shortest text of a decimal: no zeros at the end, no point without digits behind it. */
export function formatDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return sign + (fraction === '' ? whole : `${whole}.${fraction}`);
}

export function isWhole({ units, scale }: Decimal): boolean {
  return units % 10n ** BigInt(scale) === 0n;
}

function unitsAt({ units, scale }: Decimal, targetScale: number): bigint {
  return targetScale > scale ? units * 10n ** BigInt(targetScale - scale) : units;
}
