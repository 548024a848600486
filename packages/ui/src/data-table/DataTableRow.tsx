'use client';
import { ChevronRight } from 'lucide';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { textOf } from './column.ts';
import { dataTable } from './DataTable.styles.ts';
import { RowActions, type RowAction } from './RowActions.tsx';
import type { Slot } from './slots.ts';
import { icon } from '../icons/icon.ts';

const ChevronRightIcon = icon(ChevronRight);

const styles = dataTable();
const flowing = styles.row({ className: [styles.flowing(), 'grid-cols-(--tracks)'] });
const floating = styles.row({ className: [styles.floating(), 'grid-cols-(--tracks)'] });
const link = styles.link();
const box = styles.box();
const expand = styles.expand();
const opened = dataTable({ isOpen: true }).expandMark();
const closed = styles.expandMark();
/** Letters of an id that stay in sight at its end. */
const tail = 6;

/** One row. It is drawn again only when something of its own changes. */
export const DataTableRow = memo(function DataTableRow(props: DataTableRowProps) {
  const { row, column, index, top, slots, isSelected, isSelectable, isOpen, detail, detailHeight } = props;
  const { table } = useMessages().components;
  const name = nameOf(slots, row);
  return (
    <>
      <div
        role="row"
        data-row={column}
        aria-rowindex={index}
        aria-selected={isSelectable ? isSelected : undefined}
        aria-busy={props.isPending || undefined}
        className={top === null ? flowing : floating}
        style={top === null ? undefined : { transform: `translateY(${top}px)` }}
      >
        {slots.map((slot, at) => cell(props, slot, at))}
      </div>
      {isOpen && (
        <div
          role="row"
          className={top === null ? undefined : 'absolute inset-x-0 top-0'}
          style={
            top === null
              ? undefined
              : {
                  transform: `translateY(calc(${top}px + var(--d-row-h)))`,
                  height: detailHeight ?? undefined,
                }
          }
        >
          <div
            role="gridcell"
            aria-colspan={slots.length}
            className={styles.detail({ className: top === null ? '' : 'h-full' })}
          >
            {detail}
          </div>
        </div>
      )}
    </>
  );

  /** What stands around the columns. Presses on the box and the arrow are heard by the grid, once for all rows. */
  function tool(rowProps: DataTableRowProps, kind: Slot<unknown>['kind']) {
    if (kind === 'select')
      return (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={table.select.replace('{{name}}', () => name)}
          checked={isSelected}
          onChange={ignore}
          className={box}
        />
      );
    if (kind === 'expand')
      return (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={(isOpen ? table.close : table.open).replace('{{name}}', () => name)}
          className={expand}
        >
          <ChevronRightIcon aria-hidden className={isOpen ? opened : closed} />
        </button>
      );
    if (!rowProps.actions) return null;
    const label = table.actions.replace('{{name}}', () => name);
    return <RowActions label={label} row={row} actions={rowProps.actions} />;
  }

  function cell(rowProps: DataTableRowProps, slot: Slot<unknown>, at: number) {
    const isActive = rowProps.activeSlot === at;
    const shared = {
      'data-slot': at,
      'aria-colindex': at + 1,
      tabIndex: isActive ? 0 : -1,
      style: slot.style,
    } as const;
    const { column } = slot;
    if (!column)
      return (
        <div key={slot.id} role="gridcell" className={slot.nodeClass} {...shared}>
          {tool(rowProps, slot.kind)}
        </div>
      );
    const { edit } = column;
    if (edit && rowProps.editingSlot === at)
      return (
        <div key={slot.id} role="gridcell" className={slot.nodeClass} {...shared}>
          <edit.Editor label={column.header} row={row} edit={edit} onEnd={rowProps.onEdited} />
        </div>
      );
    const content = column.cell ? column.cell(row) : textOf(column, row);
    const isText = typeof content === 'string' || typeof content === 'number';
    const shownContent = isText && column.truncate === 'middle' ? cutInTheMiddle(String(content)) : content;
    return (
      <div
        key={slot.id}
        role={column.isPrimary ? 'rowheader' : 'gridcell'}
        className={isText ? slot.textClass : slot.nodeClass}
        aria-readonly={column.edit ? false : undefined}
        {...shared}
      >
        {column.isPrimary && rowProps.href !== undefined ? (
          <a href={rowProps.href} data-row-link tabIndex={-1} className={link}>
            {shownContent}
          </a>
        ) : (
          shownContent
        )}
        {column.isPrimary && rowProps.isPending && <span className="sr-only"> {table.saving}</span>}
      </div>
    );
  }
});

const nameOf = (slots: readonly Slot<unknown>[], row: unknown) => {
  const column = slots.find(slot => slot.column?.isPrimary)?.column;
  return column ? textOf(column, row) : '';
};

function cutInTheMiddle(text: string): ReactNode {
  return (
    <span className={styles.middle()}>
      <span className="truncate">{text.slice(0, -tail)}</span>
      <span className="shrink-0 whitespace-pre">{text.slice(-tail)}</span>
    </span>
  );
}

const ignore = () => {};

interface DataTableRowProps {
  readonly row: unknown;
  readonly column: number;
  /** `aria-rowindex`: among all that match, the headings being 1. */
  readonly index: number;
  /** px from the first row; null where rows stand in the page. */
  readonly top: number | null;
  readonly slots: readonly Slot<unknown>[];
  readonly href: string | undefined;
  readonly isSelected: boolean;
  readonly isSelectable: boolean;
  readonly isPending: boolean;
  readonly isOpen: boolean;
  readonly detail: ReactNode;
  readonly detailHeight: number | null;
  readonly actions: ((row: unknown) => readonly RowAction[]) | undefined;
  /** The cell that the keyboard is in, or -1. */
  readonly activeSlot: number;
  /** The cell that is being changed, or -1. */
  readonly editingSlot: number;
  readonly onEdited: () => void;
}
