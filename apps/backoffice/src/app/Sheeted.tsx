import { use, type ReactNode } from 'react';
import { sheetFor } from '../shared/whole-sheet.ts';

/** Waits for the whole style sheet, where the page came without the rules of this part. */
export function Sheeted({ part, children }: SheetedProps) {
  return (
    <>
      {/* First: its code is fetched meanwhile. */}
      {children}
      <Sheet part={part} />
    </>
  );
}

function Sheet({ part }: Pick<SheetedProps, 'part'>) {
  const sheet = sheetFor(part);
  if (sheet) use(sheet);
  return null;
}

interface SheetedProps {
  /** The address of a page, or the frame around those of the administration area. */
  readonly part: string;
  readonly children: ReactNode;
}
