import { maxSnoozeDays } from '@dossier/api/contract';
import { daysUntil } from '../../shared/format.ts';

const epoch = '1970-01-01';
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** The days (yyyy-mm-dd, the firm's) that a task can be snoozed until: those that are offered, and the last one. */
export function snoozeDays(now: Date) {
  const today = -daysUntil(epoch, now);
  // The epoch was a Thursday.
  const sinceMonday = (today + 3) % 7;
  return {
    tomorrow: dayOf(today + 1),
    nextWeek: dayOf(today + 7 - sinceMonday),
    last: dayOf(today + maxSnoozeDays),
  };
}
