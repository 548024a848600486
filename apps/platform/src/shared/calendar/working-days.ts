import type { BusinessCalendar } from '@dossier/api/contract';
import { holidaysOf, plusDays, weekdayOf, type Day } from './holidays.ts';

/** Monday to Friday, unless the country has a public holiday. */
export function isWorkingDay(day: Day, calendar: BusinessCalendar): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidaysOf(calendar, Number(day.slice(0, 4))).has(day);
}

/** The working day that lies `count` working days after a day; `count` is at least 1. */
export function addWorkingDays(from: Day, count: number, calendar: BusinessCalendar): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = plusDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}

/** Working days after `from`, up to and with `to`; negative when `to` lies before. */
export function workingDaysBetween(from: Day, to: Day, calendar: BusinessCalendar): number {
  if (to < from) return -workingDaysBetween(to, from, calendar);
  let count = 0;
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1))
    if (isWorkingDay(day, calendar)) count += 1;
  return count;
}
