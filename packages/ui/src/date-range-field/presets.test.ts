import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { dateRangePresets, presetLabel, presetRange } from './presets.ts';

const today = parseDate('2028-03-31');

it('counts spans from today, both days included', () => {
  const spans = dateRangePresets.map(preset => {
    const { from, to } = presetRange(preset, today)!;
    return `${preset}: ${from} – ${to}`;
  });
  expect(spans).toEqual([
    'today: 2028-03-31 – 2028-03-31',
    'last7Days: 2028-03-25 – 2028-03-31',
    'last30Days: 2028-03-02 – 2028-03-31',
    'thisMonth: 2028-03-01 – 2028-03-31',
    'lastMonth: 2028-02-01 – 2028-02-29',
    'thisYear: 2028-01-01 – 2028-12-31',
    'lastYear: 2027-01-01 – 2027-12-31',
  ]);
});

it('cuts a span to the days that can be chosen, and offers none where none of its days can', () => {
  expect(presetRange('thisYear', today, { min: '2028-02-10', max: '2028-03-31' })).toEqual({
    from: '2028-02-10',
    to: '2028-03-31',
  });
  expect(presetRange('lastYear', today, { min: '2028-01-01' })).toBeUndefined();
  expect(presetRange('today', today, { max: '2028-03-30' })).toBeUndefined();
});

it('names spans as the language does', () => {
  const labels = (locale: string, lastDays: string) =>
    dateRangePresets.map(preset => presetLabel(preset, locale, lastDays));
  expect(labels('en-US', 'Last {{days}} days')).toEqual([
    'Today',
    'Last 7 days',
    'Last 30 days',
    'This month',
    'Last month',
    'This year',
    'Last year',
  ]);
  expect(labels('de-DE', 'Letzte {{days}} Tage')).toContain('Letzten Monat');
});
