import { optionalDate } from '../optional-date/optional-date.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty } from '../text.ts';

export interface DateOfBirthOptions {
  /** The day on which it is validated, yyyy-mm-dd. */
  readonly today: string;
  /**
   * Whose it is: an adult's is at least 18 years ago, a minor's less.
   * @default of anyone: only the future is refused
   */
  readonly adult?: boolean | undefined;
}

/** A date of birth, when one is filled in: not in the future, and of an adult unless it is a child's (4-expectations row 88). */
export function dateOfBirth(value: unknown, { today, adult }: DateOfBirthOptions): ValidationResult {
  const broken = optionalDate(value);
  if (broken || isEmpty(value)) return broken;
  const born = value as string;
  // Dates of this form are ordered as their texts are. Born on 29 February, one is a year older on 1 March.
  const is = born <= Number(today.slice(0, 4)) - 18 + today.slice(4);
  if (born > today) return { code: 'birthFuture' };
  return (adult ?? is) === is ? undefined : { code: is ? 'birthMinor' : 'birthAdult' };
}
