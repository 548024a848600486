'use client';
import { createContext, use, type ReactNode } from 'react';
import { useMessages } from './MessagesProvider.tsx';

const RegionContext = createContext<string | undefined>(undefined);

/**
 * Says in which country people work: dates are typed in its order, whatever the language of the page. English in
 * Amsterdam writes 14/05/1975; 05/14 would be taken for another day, or for none.
 */
export function RegionProvider({ country, children }: RegionProviderProps) {
  return <RegionContext value={country}>{children}</RegionContext>;
}

export interface RegionProviderProps {
  /** ISO 3166-1: `NL`. */
  readonly country: string;
  readonly children: ReactNode;
}

/** The language of the page as it is written where people work: `en-NL`. */
export function useDateLocale(): string {
  const { locale } = useMessages();
  const country = use(RegionContext);
  return country === undefined ? locale : `${locale.split('-')[0]}-${country}`;
}
