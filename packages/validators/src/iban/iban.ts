import { remainder97 } from '../iso-7064.ts';
import type { ValidationResult } from '../rule.ts';
import { validate, upperCaseAscii, withoutSeparators } from '../text.ts';
import { registry } from './registry.ts';

/** An IBAN in its electronic form: capitals, without the blanks, dashes and dots of its printed forms. */
export function normalizeIban(text: string): string {
  return upperCaseAscii(withoutSeparators(text));
}

/** An IBAN as it is printed, in groups of four: `NL91 ABNA 0417 1643 00`. */
export function printIban(text: string): string {
  return normalizeIban(text).replace(/.{4}(?=.)/g, group => `${group} `);
}

/**
 * An international bank account number: a country of the registry, its length and structure, and check digits from 02
 * to 98 by ISO 7064 MOD 97-10 (ISO 13616; others leave the same remainder and are still wrong). The check digits that
 * some countries hide in the account number are the bank's matter: the registry does not ask for them.
 */
export function iban(value: unknown): ValidationResult {
  return validate(value, 'iban', normalizeIban, isIban);
}

function isIban(code: string): boolean {
  const rest = code.slice(4);
  return (
    structures().get(code.slice(0, 2))?.test(rest) === true &&
    /^(?:0[2-9]|[1-8][0-9]|9[0-8])$/.test(code.slice(2, 4)) &&
    remainder97(rest + code.slice(0, 4)) === 1
  );
}

const classes: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

let patterns: ReadonlyMap<string, RegExp> | undefined;

/** The registry as patterns, made when the first number is validated. */
function structures(): ReadonlyMap<string, RegExp> {
  patterns ??= new Map(registry.split(' ').map(line => [line.slice(0, 2), patternOf(line.slice(2))]));
  return patterns;
}

function patternOf(structure: string): RegExp {
  return new RegExp(
    `^${structure.replace(/([0-9]+)([nac])/g, (_, count: string, kind: string) => `${classes[kind]}{${count}}`)}$`,
  );
}
