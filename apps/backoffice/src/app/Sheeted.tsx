import { use, type ReactNode } from 'react';
import { wholeSheet } from '../shared/whole-sheet.ts';

/** Waits for the whole style sheet, where the page came with a part of it only. */
export function Sheeted({ children }: { readonly children: ReactNode }) {
  const sheet = wholeSheet();
  if (sheet) use(sheet);
  return children;
}
