import { describe, expect, it } from 'vitest';
import { dashboardAddress, daysOf, listHref, readKind, readPeriod } from './dashboard-address.ts';

describe('the period of the dashboard', () => {
  it('is in the address, unless it is the usual one', () => {
    expect(dashboardAddress('12')).toBe('/administration/dashboard');
    expect(dashboardAddress('3')).toBe('/administration/dashboard?months=3');
    expect(readPeriod(new URLSearchParams('months=24'))).toBe('24');
    expect(readPeriod(new URLSearchParams('months=7'))).toBe('12');
  });

  it('stands beside the kind of work that is shown', () => {
    expect(dashboardAddress('12', 'overdue')).toBe('/administration/dashboard?work=overdue');
    expect(dashboardAddress('3', 'mention')).toBe('/administration/dashboard?months=3&work=mention');
    expect(readKind(new URLSearchParams('work=approval'))).toBe('approval');
    expect(readKind(new URLSearchParams('work=everything'))).toBeUndefined();
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('knows that %s ends on %s', (month, to) => {
    expect(daysOf(month)).toEqual({ from: `${month}-01`, to });
  });

  it('leads to the list behind a number', () => {
    expect(listHref({ type: 'JOINT', from: '2026-10-01' })).toBe(
      '/administration/registrations?type=JOINT&from=2026-10-01',
    );
  });
});
