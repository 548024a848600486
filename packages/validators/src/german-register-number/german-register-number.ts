import type { ValidationResult } from '../rule.ts';
import { upperCaseAscii, validate } from '../text.ts';

/** Registers of a court: companies (HRA, HRB), cooperatives, partnerships, associations, and companies of civil law. */
const registers = ['HRA', 'HRB', 'GNR', 'PR', 'VR', 'GSR'] as const;
const written: Readonly<Record<(typeof registers)[number], string>> = {
  HRA: 'HRA',
  HRB: 'HRB',
  GNR: 'GnR',
  PR: 'PR',
  VR: 'VR',
  GSR: 'GsR',
};

/** The number with the letters that some courts add; the court stands before it or behind it. */
const form =
  /^(?:(?<before>[^\d,]*[^\d,\s])[,\s]\s*)?(?<register>hra|hrb|gnr|gsr|pr|vr)\s*(?<number>[1-9]\d{0,6})(?:\s?(?<letters>[A-Z]{1,3})(?![^\s,]))?(?:[,\s]\s*(?<behind>[^\d,\s][^\d,]*))?$/i;

interface Parts {
  readonly register: string;
  readonly number: string;
  readonly letters: string;
  readonly court: string;
}

function partsOf(text: string): Parts | undefined {
  const { before, register = '', number = '', letters, behind } = form.exec(text.trim())?.groups ?? {};
  if (number === '' || (before && behind)) return undefined;
  const name = upperCaseAscii(register) as (typeof registers)[number];
  return {
    register: written[name],
    number,
    letters: letters ? ` ${letters}` : '',
    court: (before ?? behind ?? '').trim(),
  };
}

/** A number of a German register as it is cited: `HRB 84954`, or `HRB 84954, Amtsgericht München`. */
export function normalizeGermanRegisterNumber(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const parts = partsOf(plain);
  if (!parts) return plain;
  const { register, number, letters, court } = parts;
  return `${register} ${number}${letters}${court && `, ${court}`}`;
}

/**
 * A number of a German register of companies (HGB, section 8; HRV, section 13): register and number, and the court
 * that keeps it, since each court counts by itself. Without its court it is taken too: many documents leave it out.
 */
export function germanRegisterNumber(value: unknown): ValidationResult {
  return validate(
    value,
    'germanRegisterNumber',
    normalizeGermanRegisterNumber,
    text => partsOf(text) !== undefined,
  );
}
