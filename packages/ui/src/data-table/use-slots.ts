'use client';
import { useMemo } from 'react';
import type { DataTableColumn } from './column.ts';
import { visibleColumns, type ColumnLayout } from './model/column-layout.ts';
import { slotsOf, type Around, type Slots } from './slots.ts';

/** The columns that are shown, and the cells of a row; worked out again only when the columns change. */
export function useSlots<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: ColumnLayout,
  { hasSelection, hasDetail, hasActions }: Around,
): { readonly visible: readonly DataTableColumn<Row>[]; readonly slots: Slots<Row> } {
  return useMemo(() => {
    const visible = visibleColumns(columns, layout);
    return { visible, slots: slotsOf(visible, layout, { hasSelection, hasDetail, hasActions }) };
  }, [columns, layout, hasSelection, hasDetail, hasActions]);
}
