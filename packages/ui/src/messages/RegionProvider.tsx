'use client';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useMessages } from './MessagesProvider.tsx';

interface Region {
  readonly country?: string;
  readonly timeZone?: string | undefined;
}

const RegionContext = createContext<Region>({});

/**
 * Says in which country people work: dates are typed in its order, whatever the language of the page. English in
 * Amsterdam writes 14/05/1975; 05/14 would be taken for another day, or for none. With a time zone, what happened is dated
 * by the clock there, wherever the reader sits.
 */
export function RegionProvider({ country, timeZone, children }: RegionProviderProps) {
  const region = useMemo(() => ({ country, timeZone }), [country, timeZone]);
  return <RegionContext value={region}>{children}</RegionContext>;
}

export interface RegionProviderProps {
  /** ISO 3166-1: `NL`. */
  readonly country: string;
  /** Of the clock on the wall there: `Europe/Amsterdam`. @default the reader's */
  readonly timeZone?: string;
  readonly children: ReactNode;
}

/** The language of the page as it is written where people work: `en-NL`. */
export function useDateLocale(): string {
  const { locale } = useMessages();
  const { country } = use(RegionContext);
  return country === undefined ? locale : `${locale.split('-')[0]}-${country}`;
}

/** The time zone of where people work; the reader's where no one said. */
export function useTimeZone(): string | undefined {
  return use(RegionContext).timeZone;
}
