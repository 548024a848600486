import { describe, expect, it } from 'vitest';
import { businessCalendars } from '@dossier/api/contract';
import {
  formatCount,
  formatCountry,
  formatDay,
  formatInstant,
  formatMoment,
  formatMonth,
  formatPercentage,
  formatRecent,
} from './format.ts';

const now = new Date('2026-11-21T10:42:00+01:00');

describe('what people read', () => {
  it('groups counts by language, with a space that fonts have', () => {
    expect([formatCount(1284, 'en-US'), formatCount(1284, 'nl-NL'), formatCount(1284, 'fr-FR')]).toEqual([
      '1,284',
      '1.284',
      '1\u00a0284',
    ]);
    expect(formatCount(-3, 'en-US')).toBe('\u22123');
  });

  it('shows percentages in the language, with up to ten significant digits', () => {
    const shown = (value: number) =>
      (['en-US', 'nl-NL', 'fr-FR', 'de-DE'] as const).map(locale => formatPercentage(value, locale, false));
    expect(shown(33.3333)).toEqual(['33.3333', '33,3333', '33,3333', '33,3333']);
    expect(formatPercentage(12.345678901, 'nl-NL', false)).toBe('12,3456789');
    expect(formatPercentage(51, 'en-US')).toBe('51%');
  });

  it('shows the time today and the day before', () => {
    expect(formatMoment('2026-11-21T08:31:00Z', now, 'en-US')).toBe('09:31');
    expect(formatMoment('2026-11-20T22:59:00Z', now, 'nl-NL')).toBe('20 nov 2026');
  });

  it('is short in a column: yesterday is called that, and this year is not said', () => {
    expect(formatRecent('2026-11-21T08:31:00Z', now, 'de-DE')).toBe('09:31');
    const yesterday = '2026-11-20T22:59:00Z';
    expect(
      (['en-US', 'nl-NL', 'fr-FR', 'de-DE'] as const).map(locale => formatRecent(yesterday, now, locale)),
    ).toEqual(['Yesterday', 'Gisteren', 'Hier', 'Gestern']);
    expect(formatRecent('2026-11-19T22:59:00Z', now, 'en-US')).toBe('19 Nov');
    expect(formatRecent('2026-01-02T09:00:00Z', now, 'nl-NL')).toBe('2 jan');
    expect(formatRecent('2025-12-31T22:59:00Z', now, 'en-US')).toBe('31 Dec 2025');
  });

  it('writes days as a form reads them back, in every country that a firm can work in', () => {
    const day = '2026-09-04';
    for (const country of businessCalendars)
      expect(formatDay(day, 'en-US')).toBe(
        new Intl.DateTimeFormat(`en-${country}`, { day: '2-digit', month: 'short', year: 'numeric' }).format(
          new Date(`${day}T12:00:00Z`),
        ),
      );
    expect(formatInstant('2026-09-04T10:00:00Z', 'en-US')).toBe('04 Sept 2026, 12:00');
  });

  it("counts days in the firm's zone", () => {
    expect(formatDay('2026-11-20T23:30:00Z', 'en-US')).toBe('21 Nov 2026');
  });

  it('names months, with the year where that is in doubt', () => {
    expect([formatMonth('2026-10', 'nl-NL'), formatMonth('2026-10', 'en-US', true)]).toEqual([
      'okt',
      'Oct 26',
    ]);
  });

  it('names countries in each language', () => {
    expect([formatCountry('DE', 'nl-NL'), formatCountry('de', 'fr-FR')]).toEqual(['Duitsland', 'Allemagne']);
  });
});
