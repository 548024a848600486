import { optionalDate } from '../optional-date/optional-date.ts';
import type { Verdict } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface DateOfBirthOptions {
  /** The day on which it is judged, yyyy-mm-dd. */
  readonly today: string;
  /**
   * Whose it is: an adult's is at least 18 years ago, a minor's less; of `anybody` only the future is refused.
   * @default 'anybody'
   */
  readonly whose?: 'adult' | 'minor' | 'anybody';
}

/** Years after which somebody is of age. */
const ofAge = 18;

/** A date of birth, when one is filled in: not in the future, and of an adult unless it is a child's (4-expectations row 88). */
export function dateOfBirth(value: unknown, { today, whose = 'anybody' }: DateOfBirthOptions): Verdict {
  const broken = optionalDate(value);
  if (broken || isEmpty(value)) return broken;
  const born = value as string;
  // Dates of this form are ordered as their texts are.
  if (born > today) return { code: 'dateOfBirthFuture' };
  const isAdult = yearsLater(born, ofAge) <= today;
  if (whose === 'adult' && !isAdult) return { code: 'dateOfBirthAdult', params: { age: ofAge } };
  if (whose === 'minor' && isAdult) return { code: 'dateOfBirthMinor', params: { age: ofAge } };
  return undefined;
}

/** The same day, years later. Born on 29 February, one is a year older once that day would be over: on 1 March. */
function yearsLater(date: string, years: number): string {
  return String(Number(date.slice(0, 4)) + years).padStart(4, '0') + date.slice(4);
}
