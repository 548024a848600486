import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

/**
 * A real calendar date written exactly yyyy-mm-dd, or nothing (S1 §5, S2 §5). The year has four digits from 0001 on.
 * The order of a locale belongs to the date field, which hands on yyyy-mm-dd (3-decisions 4.19).
 */
export function optionalDate(value: unknown): ValidationResult {
  if (isEmpty(value)) return undefined;
  return typeof value === 'string' && isCalendarDate(value) ? undefined : { code: 'date' };
}

function isCalendarDate(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const year = numberAt(text, 0, 4);
  const month = numberAt(text, 5, 7);
  const day = numberAt(text, 8, 10);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** The number that digits of ASCII write from one place to another; NaN, which no bound lets pass, for anything else. */
function numberAt(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/** `Date` would take 31 February for 3 March. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
