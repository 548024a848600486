import type { Locale } from '@dossier/ui/messages';
import { currency, percentSignificantDigits } from '@dossier/validators/limits';

/** `Intl` groups French thousands with a space that most fonts lack; a no-break space looks the same and is there. */
const legible = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll('-', '\u2212');

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const formatter = cache.get(key) ?? make();
  cache.set(key, formatter);
  return formatter as Format;
}

export function formatCount(value: number, locale: Locale): string {
  return legible(cached(`n ${locale}`, () => new Intl.NumberFormat(locale)).format(value));
}

/** A contrast, with one decimal: `4.5`. */
export const formatRatio = (value: number, locale: Locale): string =>
  cached(
    `r1 ${locale}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(Math.floor(value * 10) / 10);

/** Whole euros (S2 §9). */
export const formatCurrency = (value: number, locale: Locale): string =>
  legible(
    cached(
      `€ ${locale}`,
      () =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: currency.code,
          maximumFractionDigits: currency.decimals,
        }),
    ).format(value),
  );

/** A number of per cent, with up to ten significant digits (S2 §9): `51%`; without its sign where the sentence has it. */
export function formatPercentage(value: number, locale: Locale, hasSign = true): string {
  const format = cached(
    `% ${locale} ${hasSign}`,
    () =>
      new Intl.NumberFormat(locale, {
        maximumSignificantDigits: percentSignificantDigits,
        ...(hasSign && { style: 'unit', unit: 'percent' }),
      }),
  );
  return legible(format.format(value));
}

/**
 * How a language writes days where the firm works. English has the day first there, as in every country whose calendar a
 * firm can choose: 05/14 would be taken for another day, and a form reads its dates back the same way.
 */
const dateLocaleOf = (locale: Locale): string => (locale === 'en-US' ? 'en-GB' : locale);

/** A day, one width in each language: `12 Nov 2026`. */
export function formatDay(instant: string | Date, locale: Locale): string {
  const format = cached(
    `d ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(locale), {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
        timeZone: tenantTimeZone,
      }),
  );
  return format.format(new Date(instant));
}

/** The days (yyyy-mm-dd) between which something is; open at the end that has none. */
export const formatPeriod = (from: string, to: string, locale: Locale): string =>
  [from, to].map(day => day && formatDay(day, locale)).join(' – ');

/** A month (yyyy-mm) by its short name, with the year where a list holds more than one of each. */
export function formatMonth(month: string, locale: Locale, hasYear = false): string {
  const format = cached(
    `m ${locale} ${hasYear}`,
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(locale), {
        month: 'short',
        timeZone: 'UTC',
        ...(hasYear && { year: '2-digit' as const }),
      }),
  );
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Deadlines and days are those of the firm's own zone, wherever the reader sits (`4-expectations.md` row 240). */
export const tenantTimeZone = 'Europe/Amsterdam';
const dayKey = (instant: Date) =>
  cached('key', () => new Intl.DateTimeFormat('en-CA', { timeZone: tenantTimeZone })).format(instant);

/** Days from today to a day (yyyy-mm-dd), both the firm's; less than zero once it is over. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(dayKey(now))) / 86_400_000);

/** When something happened, as a list shows it: the time today, the day before. */
export function formatMoment(instant: string, now: Date, locale: Locale): string {
  const then = new Date(instant);
  if (dayKey(then) !== dayKey(now)) return formatDay(then, locale);
  return cached(
    `t ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(locale), {
        hour: '2-digit',
        minute: '2-digit',
        timeZone: tenantTimeZone,
        hourCycle: 'h23',
      }),
  ).format(then);
}

/** The same where room is dear, as in a column: yesterday by that word, and no year where it is the present one. */
export function formatRecent(instant: string, now: Date, locale: Locale): string {
  const then = new Date(instant);
  const day = dayKey(then);
  const days = daysUntil(day, now);
  if (days === 0 || day.slice(0, 4) !== dayKey(now).slice(0, 4)) return formatMoment(instant, now, locale);
  if (days === -1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  return cached(
    `r ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(locale), {
        day: 'numeric',
        month: 'short',
        timeZone: tenantTimeZone,
      }),
  ).format(then);
}

/** A day in full, with its weekday: for what is about today. */
export const formatToday = (now: Date, locale: Locale): string =>
  cached(
    `w ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(locale), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: tenantTimeZone,
      }),
  ).format(now);

/** Day and time on one line: `12 Nov 2026, 14:04`. */
export function formatInstant(instant: string, locale: Locale): string {
  return cached(
    `i ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateLocaleOf(locale), {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: tenantTimeZone,
        hourCycle: 'h23',
      }),
  ).format(new Date(instant));
}

/** A country's name; the code itself where the language has none. */
export function formatCountry(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code;
}
