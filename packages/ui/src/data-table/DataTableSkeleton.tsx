'use client';
import { useIsLate } from '../internal/use-is-late.ts';
import { dataTable } from './DataTable.styles.ts';
import type { DataTableColumn } from './DataTable.tsx';

const rows = Array.from({ length: 8 }, (_, index) => `row ${index}`);

/** Rows of the right height. They wait 300 ms: what loads at once should not blink. */
export function DataTableSkeleton<Row>({ columns }: { readonly columns: readonly DataTableColumn<Row>[] }) {
  const isLate = useIsLate(300);
  const styles = dataTable();
  return (
    <tbody aria-hidden>
      {rows.map((row, index) => (
        <tr key={row}>
          {columns.map(({ id }, place) => (
            <td key={id} className={styles.cell()}>
              {isLate && (
                <div
                  className={`h-3 rounded-sm bg-surface-active motion-safe:animate-pulse ${widths[(index + place) % widths.length]}`}
                />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3'] as const;
