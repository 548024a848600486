'use client';
import { useDateLocale, useTimeZone } from '../messages/index.ts';

const DAY = 86_400_000;

/** "Today, 10:42", "Yesterday, 09:12", "12 Nov 2026, 16:05": in the reader's language, by the region's order and clock. */
export function useWhen(): (iso: string) => string {
  const locale = useDateLocale();
  const timeZone = useTimeZone();
  // yyyy-mm-dd, by the same clock.
  const keys = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (date: Date) => Date.parse(keys.format(date));
  return iso => {
    const date = new Date(iso);
    const days = Math.round((dayOf(date) - dayOf(new Date())) / DAY);
    const time = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
    const day =
      days === 0 || days === -1
        ? capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'), locale)
        : new Intl.DateTimeFormat(locale, {
            day: '2-digit',
            month: 'short',
            year: 'numeric',
            timeZone,
          }).format(date);
    return `${day}, ${time.format(date)}`;
  };
}

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
