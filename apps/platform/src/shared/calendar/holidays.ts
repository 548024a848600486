import type { BusinessCalendar } from '@dossier/api/contract';

/** A day as yyyy-mm-dd. */
export type Day = string;

const dayLength = 86_400_000;
const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

export const plusDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(Date.parse(day)).getUTCDay();

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const total = moon + week - 7 * shift + 114;
  return dayOf(year, Math.floor(total / 31), (total % 31) + 1);
}

/** King's Day; a Sunday gives way to the Saturday before it. */
function kingsDay(year: number): Day {
  const day = dayOf(year, 4, 27);
  return weekdayOf(day) === 0 ? plusDays(day, -1) : day;
}

interface Holidays {
  /** Month and day, the same every year. */
  readonly fixed: readonly (readonly [month: number, day: number])[];
  /** Days after Easter Sunday. */
  readonly moving: readonly number[];
  readonly special?: (year: number) => readonly Day[];
}

const [goodFriday, easterMonday, ascension, whitMonday] = [-2, 1, 39, 50];
const [newYear, labourDay, assumption, allSaints, armistice, christmas, boxingDay] = [
  [1, 1],
  [5, 1],
  [8, 15],
  [11, 1],
  [11, 11],
  [12, 25],
  [12, 26],
] as const;

/** Public holidays of the whole country; those of a single region are working days elsewhere, and here. */
const holidays: Readonly<Record<BusinessCalendar, Holidays>> = {
  NL: {
    fixed: [newYear, christmas, boxingDay],
    moving: [easterMonday, ascension, whitMonday],
    // Liberation Day is a day off for everyone once in five years.
    special: year => [kingsDay(year), ...(year % 5 === 0 ? [dayOf(year, 5, 5)] : [])],
  },
  BE: {
    fixed: [newYear, labourDay, [7, 21], assumption, allSaints, armistice, christmas],
    moving: [easterMonday, ascension, whitMonday],
  },
  FR: {
    fixed: [newYear, labourDay, [5, 8], [7, 14], assumption, allSaints, armistice, christmas],
    moving: [easterMonday, ascension, whitMonday],
  },
  DE: {
    fixed: [newYear, labourDay, [10, 3], christmas, boxingDay],
    moving: [goodFriday, easterMonday, ascension, whitMonday],
  },
};

/** Lists of tasks ask for the same few years thousands of times. */
const computed = new Map<string, ReadonlySet<Day>>();

export function holidaysOf(calendar: BusinessCalendar, year: number): ReadonlySet<Day> {
  const key = `${calendar}${year}`;
  const days = computed.get(key) ?? computeHolidays(calendar, year);
  computed.set(key, days);
  return days;
}

function computeHolidays(calendar: BusinessCalendar, year: number): ReadonlySet<Day> {
  const { fixed, moving, special } = holidays[calendar];
  const sunday = easter(year);
  return new Set([
    ...fixed.map(([month, day]) => dayOf(year, month, day)),
    ...moving.map(days => plusDays(sunday, days)),
    ...(special?.(year) ?? []),
  ]);
}
