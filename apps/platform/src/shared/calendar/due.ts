import type { BusinessCalendar } from '@dossier/api/contract';
import { addWorkingDays, workingDaysBetween } from './working-days.ts';

const dayOf = (instant: Date | string) => new Date(instant).toISOString().slice(0, 10);

/** A wait for the client: what came of earlier ones, and since when this one lasts. */
interface Wait {
  readonly before: number;
  readonly since: Date | string | null;
}

/** Working days that the client had to do something in, up to now: they do not count. */
export const workingDaysWaited = ({ before, since }: Wait, now: Date, calendar: BusinessCalendar): number =>
  before + (since === null ? 0 : workingDaysBetween(dayOf(since), dayOf(now), calendar));

export interface Due {
  readonly dueOn: string;
  /** Working days; 0 today, negative when they are over. */
  readonly daysLeft: number;
}

/** The day by which something has to be done that may take so many working days from when it began. */
export function dueOf(
  { since, days }: { readonly since: Date | string; readonly days: number },
  now: Date,
  calendar: BusinessCalendar,
): Due {
  const dueOn = addWorkingDays(dayOf(since), days, calendar);
  return { dueOn, daysLeft: workingDaysBetween(dayOf(now), dueOn, calendar) };
}
