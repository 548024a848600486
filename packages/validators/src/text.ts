import type { ErrorCode } from './errors.ts';
import type { ValidationResult } from './rule.ts';

/** The text of a value that a field can hold; undefined for what is no text at all (objects, lists, NaN). */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  return undefined;
}

/** Nothing was filled in: absent, only blanks, not a number, or an empty list. `false` and `0` are answers. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (value === undefined || value === null || Number.isNaN(value)) return true;
  return Array.isArray(value) && value.length === 0;
}

/**
 * Length in code points, as people count: `𝒳` is one character, though JavaScript keeps it in two units. Half a
 * pair counts as one.
 */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if (isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1))) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * Capitals for a to z and nothing else. `toUpperCase` would turn `ß` into `SS` and `ſ` into `S`, and so let a
 * letter into a code that the person never typed.
 */
export function upperCaseAscii(text: string): string {
  if (!/[a-z]/.test(text)) return text;
  if (!/[\u0080-\uffff]/.test(text)) return text.toUpperCase();
  return text.replace(/[a-z]+/g, letters => letters.toUpperCase());
}

/** Without blanks of any kind, inside and outside: spaces, tabs, line ends, no-break spaces. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Without blanks, dots and dashes: how most registers print their numbers in groups. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s.\-\u2010-\u2015]+/g, '');
}

/**
 * The common shape of a rule about a format: nothing filled in, or nothing left of it, is `required`; what is no
 * text breaks the rule; the rest is validated after its normaliser.
 *
 * What is valid as it stands needs no normaliser. Most values do, since that is how they are stored.
 */
export function validate(
  value: unknown,
  code: ErrorCode,
  normalize: (text: string) => string,
  isValid: (normalized: string) => boolean,
): ValidationResult {
  if (typeof value === 'string' && isValid(value)) return undefined;
  const text = textOf(value);
  if (text === undefined) return { code: isEmpty(value) ? 'required' : code };
  const normalized = normalize(text);
  if (normalized === '') return { code: 'required' };
  return isValid(normalized) ? undefined : { code };
}
