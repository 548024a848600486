'use client';
import { useMessages } from '../messages/index.ts';

const DAY = 86_400_000;
const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "Today, 10:42", "Yesterday, 09:12", "12 Nov 2026, 16:05": in the reader's language and time zone. */
export function useWhen(): (iso: string) => string {
  const { locale } = useMessages();
  return iso => {
    const date = new Date(iso);
    const days = Math.round((startOf(date) - startOf(new Date())) / DAY);
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const day =
      days === 0 || days === -1
        ? capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'), locale)
        : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
    return `${day}, ${time.format(date)}`;
  };
}

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
