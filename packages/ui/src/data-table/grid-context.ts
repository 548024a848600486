'use client';
import { createContext, use } from 'react';
import type { DataTableSort } from './column.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { Slots } from './slots.ts';
import type { GridKeyboard } from './use-grid-keyboard.ts';
import type { ShownRows } from './use-rows.ts';
import type { Chosen } from './use-selection.ts';

/** What the parts of one grid share. Rows do not read it: each is given what it shows, and stays as it is meanwhile. */
export interface GridModel<Row> {
  readonly props: DataTableProps<Row>;
  readonly shown: ShownRows<Row>;
  readonly slots: Slots<Row>;
  readonly sorts: readonly DataTableSort[];
  readonly chosen: Chosen;
  readonly opened: ReadonlySet<string>;
  readonly keyboard: GridKeyboard;
  readonly resize: (column: string, width: number) => void;
  /** Rows that match in all. */
  readonly total: number;
}

export const GridContext = createContext<GridModel<unknown> | null>(null);

export function useGrid(): GridModel<unknown> {
  const model = use(GridContext);
  if (!model)
    throw new Error(
      'Dossier UI: a part of a table ran outside <DataTable>. It has no rows or columns. Put it inside one.',
    );
  return model;
}
