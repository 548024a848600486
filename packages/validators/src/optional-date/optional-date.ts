import type { Verdict } from '../rule.ts';
import { isEmpty } from '../text.ts';

const shape = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/**
 * A real calendar date written exactly yyyy-mm-dd, or nothing (S1 §5, S2 §5). The year has four digits from 0001 on.
 * The order of a locale belongs to the date field, which hands on yyyy-mm-dd (3-decisions 4.19).
 */
export function optionalDate(value: unknown): Verdict {
  if (isEmpty(value)) return undefined;
  return typeof value === 'string' && isCalendarDate(value) ? undefined : { code: 'date' };
}

function isCalendarDate(text: string): boolean {
  const [, year, month, day] = shape.exec(text) ?? [];
  if (year === undefined || year === '0000') return false;
  return (
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysIn(Number(year), Number(month))
  );
}

/** `Date` would take 31 February for 3 March. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
