import { expect, it } from 'vitest';
import { snoozeDays } from './snooze-days.ts';

it('offers tomorrow, the Monday after today, and nothing beyond three months', () => {
  expect(snoozeDays(new Date('2026-11-25T10:00:00Z'))).toEqual({
    tomorrow: '2026-11-26',
    nextWeek: '2026-11-30',
    last: '2027-02-23',
  });
  // On a Monday it is the one in a week.
  expect(snoozeDays(new Date('2026-11-30T10:00:00Z')).nextWeek).toBe('2026-12-07');
  // The day is the firm's: in Amsterdam it is Monday already.
  expect(snoozeDays(new Date('2026-11-29T23:30:00Z')).tomorrow).toBe('2026-12-01');
});
