import { limitDecimals, roundDecimal } from '@dossier/validators';

/** How a language writes numbers: `,` before the decimals in most of Europe. */
function separatorOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(part => part.type === 'decimal')?.value ?? '.';
}

/** Blanks of every width, apostrophes of Swiss thousands, and units that are pasted along. */
const ornaments = /[\s\u00a0\u202f'’€%]/g;

/**
 * The decimal text (`1234.5`) that someone typed or pasted, in the reader's language or in another: with both signs
 * the last one separates the decimals; a single one that is not the language's own does too, unless it stands before
 * exactly three figures. What is no number stays as it is, so that a rule can say so.
 */
export function readDecimal(text: string, locale: string, decimals: number): string {
  const bare = text.replace(ornaments, '').replace(/^[−–]/, '-');
  if (bare === '') return '';
  const separators = bare.match(/[.,]/g) ?? [];
  const last = separators.at(-1) ?? '';
  const isAlone = separators.length === 1;
  const isGrouped = /^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(bare);
  const hasOneKind = separators.every(separator => separator === last);
  const hasDecimals = isAlone ? last === separatorOf(locale) || !isGrouped : !hasOneKind;
  const [whole, fraction] = hasDecimals
    ? [bare.slice(0, bare.lastIndexOf(last)), bare.slice(bare.lastIndexOf(last) + 1)]
    : [bare, ''];
  if (!/^[+-]?(?:\d+|\d{1,3}(?:[.,]\d{3})+|)$/.test(whole) || !/^\d*$/.test(fraction)) return text;
  const number = limitDecimals(`${whole.replace(/[.,]/g, '')}.${fraction}`, decimals);
  return roundDecimal(number, decimals) ?? text;
}

/** A decimal text as the reader's language writes it, to the last digit: `Intl` reads it without making it a float. */
export function writeDecimal(value: string, locale: string, decimals: number): string {
  if (roundDecimal(value, decimals) === undefined) return value;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  // Many fonts lack the narrow space that French groups thousands with.
  return format.format(value as Intl.StringNumericLiteral).replaceAll('\u202f', '\u00a0');
}
