'use client';
import { useMessages } from '../messages/index.ts';

/** Writes a share as it was entered, in the reader's language: no digit is rounded away. */
export function useShareText(): (share: string) => string {
  const { locale } = useMessages();
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 20,
  });
  // Texts keep digits that floats would lose.
  return share => format.format(share as Intl.StringNumericLiteral);
}
