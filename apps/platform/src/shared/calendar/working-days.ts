import type { BusinessCalendar } from '@dossier/api/contract';
import { holidaysOf, plusDays, weekdayOf, type Day } from './holidays.ts';

/** Monday to Friday, unless the country has a public holiday. */
export function isWorkingDay(day: Day, calendar: BusinessCalendar): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidaysOf(calendar, yearOf(day)).has(day);
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const dayLength = 86_400_000;

/** The days of a year, and how many working days there are up to and with each. */
interface CountedYear {
  readonly days: readonly Day[];
  readonly counts: readonly number[];
}

/** A board asks for the terms of dozens of processes at once: no day is looked at twice. */
const counted = new Map<string, CountedYear>();

function countedYear(year: number, calendar: BusinessCalendar): CountedYear {
  const key = `${calendar}${year}`;
  const before = counted.get(key);
  if (before) return before;
  const days: Day[] = [];
  const counts: number[] = [];
  for (let day = `${year}-01-01`; yearOf(day) === year; day = plusDays(day, 1)) {
    days.push(day);
    counts.push((counts.at(-1) ?? 0) + (isWorkingDay(day, calendar) ? 1 : 0));
  }
  const made = { days, counts };
  counted.set(key, made);
  return made;
}

/** Working days of its year up to and with a day. */
const countAt = ({ days, counts }: CountedYear, day: Day): number =>
  counts[Math.round((Date.parse(day) - Date.parse(days[0] ?? day)) / dayLength)] ?? 0;

const totalOf = ({ counts }: CountedYear): number => counts.at(-1) ?? 0;

/** The working day that lies `count` working days after a day; `count` is at least 1. */
export function addWorkingDays(from: Day, count: number, calendar: BusinessCalendar): Day {
  if (count < 1) return from;
  let year = yearOf(from);
  let left = countAt(countedYear(year, calendar), from) + count;
  for (let total; (total = totalOf(countedYear(year, calendar))) < left; year += 1) left -= total;
  const { days, counts } = countedYear(year, calendar);
  return days[counts.indexOf(left)] ?? from;
}

/** Working days after `from`, up to and with `to`; negative when `to` lies before. */
export function workingDaysBetween(from: Day, to: Day, calendar: BusinessCalendar): number {
  if (to < from) return -workingDaysBetween(to, from, calendar);
  let count =
    countAt(countedYear(yearOf(to), calendar), to) - countAt(countedYear(yearOf(from), calendar), from);
  for (let year = yearOf(from); year < yearOf(to); year += 1) count += totalOf(countedYear(year, calendar));
  return count;
}
