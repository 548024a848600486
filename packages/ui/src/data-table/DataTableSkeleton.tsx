'use client';
import { useHasElapsed } from '../internal/use-has-elapsed.ts';
import { dataTable } from './DataTable.styles.ts';
import type { Slot } from './slots.ts';

const rows = Array.from({ length: 8 }, (_, index) => `row ${index}`);
const widths = ['w-2/3', 'w-1/2', 'w-3/4'];

/** Rows of the right height. They wait 300 ms: what loads at once should not blink. */
export function DataTableSkeleton({ slots }: { readonly slots: readonly Slot<unknown>[] }) {
  const hasElapsed = useHasElapsed(300);
  const styles = dataTable();
  return rows.map((row, index) => (
    <div key={row} aria-hidden className={styles.row({ className: 'relative grid-cols-(--tracks)' })}>
      {slots.map(({ id, column }, slotIndex) => (
        <div key={id} className="flex items-center px-cell">
          {hasElapsed && column && (
            <div className={styles.bone({ className: widths[(index + slotIndex) % widths.length] })} />
          )}
        </div>
      ))}
    </div>
  ));
}
