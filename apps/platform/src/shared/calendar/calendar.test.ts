import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easter, holidaysOf, plusDays } from './holidays.ts';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts';

describe('Easter', () => {
  // Tables of the United States Naval Observatory; 1954 and 2049 are the cases that simple rules miss.
  it.each(['1954-04-18', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18'])(
    'is on %s',
    day => expect(easter(Number(day.slice(0, 4)))).toBe(day),
  );
});

describe('public holidays', () => {
  it.each([
    [
      'NL',
      ['2026-01-01', '2026-04-06', '2026-04-27', '2026-05-14', '2026-05-25', '2026-12-25', '2026-12-26'],
    ],
    [
      'BE',
      [
        '2026-01-01',
        '2026-04-06',
        '2026-05-01',
        '2026-05-14',
        '2026-05-25',
        '2026-07-21',
        '2026-08-15',
      ].concat(['2026-11-01', '2026-11-11', '2026-12-25']),
    ],
    [
      'FR',
      [
        '2026-01-01',
        '2026-04-06',
        '2026-05-01',
        '2026-05-08',
        '2026-05-14',
        '2026-05-25',
        '2026-07-14',
      ].concat(['2026-08-15', '2026-11-01', '2026-11-11', '2026-12-25']),
    ],
    [
      'DE',
      [
        '2026-01-01',
        '2026-04-03',
        '2026-04-06',
        '2026-05-01',
        '2026-05-14',
        '2026-05-25',
        '2026-10-03',
      ].concat(['2026-12-25', '2026-12-26']),
    ],
  ] as const)('of %s in 2026', (calendar, days) => {
    expect([...holidaysOf(calendar, 2026)].toSorted()).toEqual(days);
  });

  it('King’s Day gives way to a Sunday, and Liberation Day comes every fifth year', () => {
    expect(holidaysOf('NL', 2025)).toContain('2025-04-26');
    expect(holidaysOf('NL', 2025)).toContain('2025-05-05');
    expect(holidaysOf('NL', 2026)).not.toContain('2026-05-05');
  });
});

describe('working days', () => {
  it('skip weekends and holidays', () => {
    // A Thursday; Friday is Christmas, Saturday and Sunday follow.
    expect(addWorkingDays('2026-12-24', 1, 'NL')).toBe('2026-12-28');
    expect(addWorkingDays('2026-12-24', 5, 'NL')).toBe('2027-01-04');
  });

  const day = fc.integer({ min: 0, max: 3_000 }).map(count => plusDays('2024-01-01', count));
  const calendar = fc.constantFrom('NL', 'BE', 'FR', 'DE');

  it('counting back finds what was added, and the end is a working day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 40 }), calendar, (from, count, days) => {
        const end = addWorkingDays(from, count, days);
        expect(isWorkingDay(end, days)).toBe(true);
        expect(workingDaysBetween(from, end, days)).toBe(count);
        expect(workingDaysBetween(end, from, days)).toBe(-count);
      }),
    );
  });
});
