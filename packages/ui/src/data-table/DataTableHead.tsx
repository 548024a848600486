'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useMessages } from '../messages/index.ts';
import { dataTable } from './DataTable.styles.ts';
import { useGrid } from './grid-context.ts';
import { nextSorts } from './model/sorting.ts';
import type { Slot } from './slots.ts';

/** The headings, in a row of their own that stays in sight. */
export function DataTableHead() {
  const { slots } = useGrid();
  const styles = dataTable();
  return (
    <div role="rowgroup" className="contents">
      <div
        role="row"
        aria-rowindex={1}
        data-row={-1}
        className={styles.headRow({ className: 'grid-cols-(--tracks)' })}
      >
        {slots.all.map((slot, place) => (
          <Heading key={slot.id} slot={slot} place={place} />
        ))}
      </div>
    </div>
  );
}

function Heading({ slot, place }: { readonly slot: Slot<unknown>; readonly place: number }) {
  const { keyboard, sorts, chosen } = useGrid();
  const { table } = useMessages().components;
  const sort = sorts.find(({ column }) => column === slot.id);
  const isActive = keyboard.active.row === -1 && keyboard.active.column === place;
  const { column } = slot;
  const rank = sorts.length > 1 && sort ? sorts.indexOf(sort) + 1 : null;
  return (
    <div
      role="columnheader"
      data-slot={place}
      data-column={slot.id}
      aria-colindex={place + 1}
      // One order is the list's; of several ARIA lets a reader hear each.
      aria-sort={sort?.direction}
      tabIndex={isActive ? 0 : -1}
      className={slot.headClass}
      style={slot.style}
    >
      {slot.kind === 'select' && (
        <AllRows state={chosen.state()} label={table.selectAll} onToggle={chosen.toggleAll} />
      )}
      {slot.kind === 'expand' && <span className="sr-only">{table.open.split(' {{')[0]}</span>}
      {slot.kind === 'actions' && <span className="sr-only">{table.actionsHeader}</span>}
      {column && <Words column={column} sort={sort?.direction} rank={rank} />}
      {column && <ResizeHandle column={column.id} />}
    </div>
  );
}

interface WordsProps {
  readonly column: NonNullable<Slot<unknown>['column']>;
  readonly sort: 'ascending' | 'descending' | undefined;
  /** Which of several orders it is. */
  readonly rank: number | null;
}

function Words({ column, sort, rank }: WordsProps) {
  const { props, sorts } = useGrid();
  const styles = dataTable({ align: column.align ?? 'start' });
  const Mark = sort === 'ascending' ? ArrowUp : ArrowDown;
  if (!column.isSortable || !props.onSort) return <span className={styles.headWords()}>{column.header}</span>;
  return (
    <button
      type="button"
      // The heading's cell has the focus; this is for the mouse, and for those who list a page's buttons.
      tabIndex={-1}
      className={styles.order()}
      onClick={event => props.onSort?.(nextSorts(sorts, column.id, event.shiftKey))}
    >
      <span className={styles.headWords()}>{column.header}</span>
      {sort && <Mark aria-hidden className={styles.sortMark()} />}
      {rank !== null && (
        <span aria-hidden className={styles.sortPlace()}>
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
function ResizeHandle({ column }: { readonly column: string }) {
  const { resize } = useGrid();
  const pull = (event: PointerEvent<HTMLSpanElement>) => {
    const handle = event.currentTarget;
    const heading = handle.parentElement!;
    const start = event.clientX;
    const width = heading.offsetWidth;
    const sign = getComputedStyle(heading).direction === 'rtl' ? -1 : 1;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => resize(column, width + (clientX - start) * sign);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
    event.preventDefault();
  };
  return <span aria-hidden className={dataTable().handle()} onPointerDown={pull} />;
}
