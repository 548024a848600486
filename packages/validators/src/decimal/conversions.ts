import { percentDecimals, typedDecimals } from '../limits.ts';
import {
  addDecimals,
  formatDecimal,
  parseDecimal,
  roundTo,
  type Decimal,
  type DecimalInput,
} from './decimal.ts';

/**
 * A number rounded half up to so many decimals, exactly: `roundDecimal('2.675', 2)` is `'2.68'`, where
 * `toFixed` gives 2.67. Undefined for what is no number.
 */
export function roundDecimal(value: DecimalInput, decimals: number): string | undefined {
  return converted(value, number => roundTo(number, decimals));
}

/** `'0.145'` is `'14.5'` percent, with at most four decimals (S2 §9). */
export function fractionToPercent(value: DecimalInput): string | undefined {
  return converted(value, ({ units, scale }) => roundTo({ units: units * 100n, scale }, percentDecimals));
}

/** `'14.5'` percent is `'0.145'`, with at most four decimals (S2 §9). */
export function percentToFraction(value: DecimalInput): string | undefined {
  return converted(value, ({ units, scale }) => roundTo({ units, scale: scale + 2 }, percentDecimals));
}

/** The exact sum of what is a number in a list: `'99.99'`, never 99.99000000000001. */
export function sumDecimals(values: readonly unknown[]): string {
  const none: Decimal = { units: 0n, scale: 0 };
  return formatDecimal(
    values.reduce<Decimal>((sum, value) => addDecimals(sum, parseDecimal(value) ?? none), none),
  );
}

/** What stays of a number while it is typed: at most two decimals, the rest dropped and not rounded (S2 §9). */
export function limitDecimals(text: string, decimals: number = typedDecimals): string {
  const point = text.indexOf('.');
  return point === -1 ? text : text.slice(0, point + 1 + decimals);
}

function converted(value: DecimalInput, convert: (number: Decimal) => Decimal): string | undefined {
  const number = parseDecimal(value);
  return number && formatDecimal(convert(number));
}
