'use client';
import { ArrowDown, ArrowUp } from 'lucide';
import { memo, type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import { dataTable } from './DataTable.styles.ts';
import { useGrid, type GridModel } from './grid-context.ts';
import { nextSorts } from './model/next-sorts.ts';
import type { Slot } from './slots.ts';
import { icon } from '../icons/icon.ts';

const ArrowDownIcon = icon(ArrowDown);
const ArrowUpIcon = icon(ArrowUp);

/** The headings, in a row of their own that stays in sight. */
export function DataTableHead() {
  const grid = useGrid();
  const { slots, sorts, chosen, keyboard, props } = grid;
  // What a heading does is asked for when it is pressed: its handlers stay, and with them the headings.
  const present = useRef(grid);
  useLayoutEffect(() => {
    present.current = grid;
  });
  const styles = dataTable();
  return (
    <div role="rowgroup" className="contents">
      <div
        role="row"
        aria-rowindex={1}
        data-row={-1}
        className={styles.headRow({ className: 'grid-cols-(--tracks)' })}
      >
        {slots.all.map((slot, index) => {
          const rank = sorts.findIndex(({ column }) => column === slot.id);
          return (
            <Heading
              key={slot.id}
              slot={slot}
              index={index}
              sort={sorts[rank]?.direction}
              rank={sorts.length > 1 && rank !== -1 ? rank + 1 : null}
              isActive={keyboard.active.row === -1 && keyboard.active.column === index}
              isSortable={slot.column?.isSortable === true && props.onSort !== undefined}
              chosen={slot.kind === 'select' ? chosen.state() : 'none'}
              grid={present}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Drawn again only when something of its own changes: not with every key of a search. */
const Heading = memo(function Heading(props: HeadingProps) {
  const { slot, index, sort, grid } = props;
  const { table } = useMessages().components;
  const { column } = slot;
  return (
    <div
      role="columnheader"
      data-slot={index}
      data-column={slot.id}
      aria-colindex={index + 1}
      // One order is the list's; of several ARIA lets a reader hear each.
      aria-sort={sort}
      tabIndex={props.isActive ? 0 : -1}
      className={slot.headClass}
      style={slot.style}
    >
      {slot.kind === 'select' && (
        <AllRows
          state={props.chosen}
          label={table.selectAll}
          onToggle={() => grid.current.chosen.toggleAll()}
        />
      )}
      {slot.kind === 'expand' && <span className="sr-only">{table.open.split(' {{')[0]}</span>}
      {slot.kind === 'actions' && <span className="sr-only">{table.actionsHeader}</span>}
      {column && <HeadingText {...props} column={column} />}
      {column && <ResizeHandle column={column.id} grid={grid} />}
    </div>
  );
});

interface HeadingProps {
  readonly slot: Slot<unknown>;
  readonly index: number;
  readonly sort: 'ascending' | 'descending' | undefined;
  /** Which of several orders it is. */
  readonly rank: number | null;
  /** The keyboard is in it. */
  readonly isActive: boolean;
  readonly isSortable: boolean;
  /** Of the rows on this page, for the heading that chooses them. */
  readonly chosen: 'none' | 'some' | 'all';
  readonly grid: RefObject<GridModel<unknown>>;
}

interface HeadingTextProps extends Pick<HeadingProps, 'sort' | 'rank' | 'isSortable' | 'grid'> {
  readonly column: NonNullable<Slot<unknown>['column']>;
}

function HeadingText({ column, sort, rank, isSortable, grid }: HeadingTextProps) {
  const styles = dataTable({ align: column.align ?? 'start' });
  const Mark = sort === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  if (!isSortable) return <span className={styles.headTexts()}>{column.header}</span>;
  const press = ({ shiftKey }: MouseEvent) => {
    const { props, sorts } = grid.current;
    props.onSort?.(nextSorts(sorts, column.id, shiftKey));
  };
  return (
    <button
      type="button"
      // The heading's cell has the focus; this is for the mouse, and for those who list a page's buttons.
      tabIndex={-1}
      className={styles.order()}
      onClick={press}
    >
      <span className={styles.headTexts()}>{column.header}</span>
      {sort && <Mark aria-hidden className={styles.sortMark()} />}
      {rank !== null && (
        <span aria-hidden className={styles.sortIndex()}>
          {rank}
        </span>
      )}
    </button>
  );
}

interface AllRowsProps {
  readonly state: 'none' | 'some' | 'all';
  readonly label: string;
  readonly onToggle: () => void;
}

function AllRows({ state, label, onToggle }: AllRowsProps) {
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={state === 'all'}
      ref={element => {
        if (element) element.indeterminate = state === 'some';
      }}
      onChange={onToggle}
      className={dataTable().box()}
    />
  );
}

/** The end of a heading: pulled, it makes the column wider. By keyboard: Ctrl with the arrows, on the heading. */
function ResizeHandle({ column, grid }: ResizeHandleProps) {
  const pull = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const heading = handle.parentElement!;
    const start = event.clientX;
    const width = heading.offsetWidth;
    const sign = getComputedStyle(heading).direction === 'rtl' ? -1 : 1;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) =>
      grid.current.resize(column, width + (clientX - start) * sign);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
    event.preventDefault();
  };
  return <span aria-hidden className={dataTable().handle()} onPointerDown={pull} />;
}

interface ResizeHandleProps extends Pick<HeadingProps, 'grid'> {
  readonly column: string;
}
