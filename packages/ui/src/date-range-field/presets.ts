import { substitute } from '@dossier/validators';
import { endOfMonth, endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date';

/** Two days, both included, as `yyyy-mm-dd`; an empty text for an end that is open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export const dateRangePresets = [
  'today',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;

/** A span that is counted from today. */
export type DateRangePreset = (typeof dateRangePresets)[number];

const daysOf: Readonly<
  Record<DateRangePreset, (today: CalendarDate) => readonly [from: CalendarDate, to: CalendarDate]>
> = {
  today: today => [today, today],
  last7Days: today => [today.subtract({ days: 6 }), today],
  last30Days: today => [today.subtract({ days: 29 }), today],
  thisMonth: today => [startOfMonth(today), endOfMonth(today)],
  lastMonth: today => {
    const month = today.subtract({ months: 1 });
    return [startOfMonth(month), endOfMonth(month)];
  },
  thisYear: today => [startOfYear(today), endOfYear(today)],
  lastYear: today => {
    const year = today.subtract({ years: 1 });
    return [startOfYear(year), endOfYear(year)];
  },
};

/** The days of a preset, cut to the earliest and the latest that can be chosen; nothing where none of them can. */
export function presetRange(
  preset: DateRangePreset,
  today: CalendarDate,
  { min = '', max = '' }: { readonly min?: string | undefined; readonly max?: string | undefined } = {},
): DateRange | undefined {
  // Days are written so that their order is that of their texts.
  const [first, last] = daysOf[preset](today).map(String) as [string, string];
  const from = min > first ? min : first;
  const to = max !== '' && max < last ? max : last;
  return from > to ? undefined : { from, to };
}

const units = {
  today: [0, 'day'],
  thisMonth: [0, 'month'],
  lastMonth: [-1, 'month'],
  thisYear: [0, 'year'],
  lastYear: [-1, 'year'],
} as const;

/** What a preset is called: languages name the spans of a calendar themselves. */
export function presetLabel(preset: DateRangePreset, locale: string, lastDays: string): string {
  if (preset === 'last7Days' || preset === 'last30Days')
    return substitute(lastDays, { days: preset === 'last7Days' ? 7 : 30 });
  const [distance, unit] = units[preset];
  const label = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, unit);
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}
