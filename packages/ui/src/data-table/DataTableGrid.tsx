'use client';
import { type CSSProperties, useImperativeHandle, useRef, useState } from 'react';
import { DataTableAnnouncer } from './DataTableAnnouncer.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableFrame } from './DataTableFrame.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { dataTable } from './DataTable.styles.ts';
import type { DataTableProps } from './DataTable.tsx';
import { DataTableTotals } from './DataTableTotals.tsx';
import { GridContext, type GridModel } from './grid-context.ts';
import { plainLayout, resizeColumn } from './model/column-layout.ts';
import { nextSorts } from './model/next-sorts.ts';
import { useDropped } from './use-dropped.ts';
import { useGridKeyboard } from './use-grid-keyboard.ts';
import { useRows } from './use-rows.ts';
import { useSelection } from './use-selection.ts';
import { useSlots } from './use-slots.ts';

const noSorts = [] as const;

/** The table itself: headings, rows and foot in one grid, with one place in it that the keyboard is in. */
export function DataTableGrid<Row>({ ref, ...props }: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, source = null, sorts = noSorts, search = '' } = props;
  const { isLoading = false, isStale = false, onSort, onSelect, detail, rowActions, onLayout } = props;
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current!);
  const [ownLayout, setOwnLayout] = useState(plainLayout);
  const layout = props.layout ?? ownLayout;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const shown = useRows({ rows, columns, source, sorts, search });
  const dropped = useDropped({
    rows,
    rowKey,
    offset: props.offset ?? 0,
    sorts: source ? noSorts : sorts,
    isLoading,
    selection: props.selection,
    onSelect,
  });
  const { visible, slots } = useSlots(columns, layout, {
    hasSelection: onSelect !== undefined,
    hasDetail: detail !== undefined,
    hasActions: rowActions !== undefined,
  });
  const total = props.total ?? shown.count;
  const chosen = useSelection({ rows: shown, rowKey, selection: props.selection, onSelect });
  const toggleOpened = (key: string) =>
    setOpened(last => {
      const next = new Set(last);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const keyboard = useGridKeyboard({
    frame,
    rows: shown,
    rowKey,
    slots: slots.all,
    chosen,
    initialRow: props.initialRow,
    onSort: column => onSort?.(nextSorts(sorts, column, false)),
    onAddSort: column => onSort?.(nextSorts(sorts, column, true)),
    onResize: (column, by) => resize(column, widthOf(frame.current, column) + by),
    onToggle: toggleOpened,
    onOpen: props.onOpen,
    actionsOf: rowActions,
  });
  const resize = (column: string, width: number) => {
    const next = resizeColumn(layout, column, width);
    setOwnLayout(next);
    onLayout?.(next);
  };

  const model: GridModel<Row> = {
    props,
    shown,
    slots,
    sorts,
    chosen,
    opened,
    keyboard,
    resize,
    total,
  };
  const styles = dataTable({ isStale, variant: props.variant });
  const tracks = { '--tracks': slots.tracks, minWidth: slots.minWidth } as CSSProperties;
  return (
    <GridContext value={model as GridModel<unknown>}>
      <DataTableFrame ref={frame} className={styles.frame({ className: props.className })}>
        <div
          role="grid"
          aria-label={caption}
          aria-rowcount={total + 1}
          aria-colcount={slots.all.length}
          aria-multiselectable={onSelect !== undefined || undefined}
          aria-busy={isLoading || isStale || undefined}
          style={tracks}
          {...keyboard.handlers}
        >
          <DataTableHead />
          <DataTableBody />
          {visible.some(column => column.total) && !isLoading && <DataTableTotals />}
        </div>
      </DataTableFrame>
      <DataTableAnnouncer dropped={dropped} />
    </GridContext>
  );
}

const widthOf = (frame: HTMLElement | null, column: string) =>
  frame?.querySelector<HTMLElement>(`[role="columnheader"][data-column="${CSS.escape(column)}"]`)
    ?.offsetWidth ?? 0;
