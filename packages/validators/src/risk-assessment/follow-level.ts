import { rankOf } from './assess-risk.ts';
import type { AssessedLevel } from './rules.ts';

/** Months that a level stands before it may fall by itself (3-decisions 4.6, cooldown). */
export const riskCooldownMonths = 3;

interface Standing {
  readonly level: AssessedLevel;
  /** yyyy-mm-dd: the day from which the client has had that level. */
  readonly since: string;
}

/** The day on which a level may fall: three months after `since`, or the last day of that month where it is shorter. */
export function mayFallOn(since: string): string {
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + riskCooldownMonths + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + riskCooldownMonths, Math.min(day, lastOfMonth)));
  return date.toISOString().slice(0, 10);
}

/**
 * The level that a client has after an assessment: it may rise at once, and fall only where the client was reviewed or has
 * had it for three months.
 * @param standing null for a client whom no one assessed before.
 */
export function levelAfter(
  assessed: AssessedLevel,
  standing: Standing | null,
  { today, isReview }: { readonly today: string; readonly isReview: boolean },
): AssessedLevel {
  if (standing === null || isReview || rankOf(assessed) >= rankOf(standing.level)) return assessed;
  return today >= mayFallOn(standing.since) ? assessed : standing.level;
}
