'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { dataTable } from './DataTable.styles.ts';
import { useGrid } from './grid-context.ts';
import { heightOf, topOf, type RowGeometry } from './model/row-window.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useRowHeight } from './use-row-height.ts';
import { useWindow } from './use-window.ts';

/** Up to so many rows stand in the page one below the other, where the browser's own search and printing find them. */
const maxFlowing = 300;
/** A print of more rows than this is a file. */
const maxPrinted = 2_000;
const usualDetail = 200;

/** The rows: all of a short list, those in sight of a long one, and always the one that has the focus. */
export function DataTableBody() {
  const { props, shown, opened, keyboard, chosen, slots } = useGrid();
  const { rowKey, rowHref, detail, rowActions, detailHeight = usualDetail, offset = 0 } = props;
  const sample = useRef<HTMLDivElement>(null);
  const height = useRowHeight(sample);
  const isPrinting = useIsPrinting();
  const isFlowing = shown.count <= (isPrinting ? maxPrinted : maxFlowing);
  const indexes = useMemo(() => {
    if (opened.size === 0) return [];
    return Array.from({ length: shown.count }, (_, index) => index).filter(index =>
      opened.has(rowKey(shown.at(index))),
    );
  }, [opened, shown, rowKey]);
  const geometry = useMemo<RowGeometry>(
    () => ({ count: shown.count, height, detailHeight, opened: indexes }),
    [shown.count, height, detailHeight, indexes],
  );
  const seen = useWindow(sample, geometry, !isFlowing);
  // Scrolling draws rows without the rest of the grid.
  useLayoutEffect(() => keyboard.keepFocus());
  const styles = dataTable();

  const { active, editing } = keyboard;
  const come = useFirstRows(shown.count, height, props.isLoading ?? false);
  // Up to the row that someone comes back to: it is found where it stays.
  const end = isPrinting ? shown.count : Math.max(come, Math.min(active.row + 1, shown.count));
  const drawn = isFlowing ? { first: 0, end, span: shown.count, isScrolling: false } : seen;
  let list = Array.from({ length: drawn.end - drawn.first }, (_, index) => drawn.first + index);
  if (list.length > 0 && active.row >= 0 && (active.row < drawn.first || active.row >= drawn.end))
    list.push(active.row);
  // While a long list scrolls, a row that leaves at one end becomes one that comes at the other: changing texts costs a
  // fraction of making elements, or of moving them. At rest they stand in reading order again. The row with the focus
  // leaves last, and takes the focus along (`useGridKeyboard`).
  if (drawn.isScrolling) list = list.toSorted((a, b) => (a % drawn.span) - (b % drawn.span));
  const keyOf = (index: number, key: string) =>
    isFlowing ? key : index < drawn.first || index >= drawn.end ? 'focused' : `place ${index % drawn.span}`;

  return (
    <div
      role="rowgroup"
      className={styles.body()}
      style={isFlowing ? undefined : { height: heightOf(geometry), contain: 'layout size style' }}
    >
      <div ref={sample} aria-hidden className={styles.sample()} />
      {props.isLoading ? (
        <DataTableSkeleton slots={slots.all} />
      ) : (
        list.map(index => {
          const row = shown.at(index);
          const key = rowKey(row);
          const isOpen = detail !== undefined && opened.has(key);
          return (
            <DataTableRow
              key={keyOf(index, key)}
              row={row}
              column={index}
              index={offset + index + 2}
              top={isFlowing ? null : topOf(geometry, index)}
              slots={slots.all}
              href={rowHref?.(row)}
              isSelected={chosen.isOn(key)}
              isSelectable={props.onSelect !== undefined}
              isPending={props.isPending?.(row) ?? false}
              isOpen={isOpen}
              detail={isOpen ? detail(row) : null}
              detailHeight={isFlowing ? null : detailHeight}
              actions={rowActions}
              activeSlot={active.row === index ? active.column : -1}
              editingSlot={editing?.row === index ? editing.column : -1}
              onEdited={editing?.row === index ? keyboard.stopEditing : ignore}
            />
          );
        })
      )}
      {/* What is still to come has its room: nothing moves, and a place on the page can be gone back to. */}
      {isFlowing && drawn.end < shown.count && (
        <div aria-hidden style={{ height: (shown.count - drawn.end) * height }} />
      )}
    </div>
  );
}

const ignore = () => {};

/** True while the browser prints: then rows that are out of sight are wanted too. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
