'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { focusRing } from '../theme/tv.ts';
import type { DataTableColumn, DataTableSort } from './DataTable.tsx';
import { dataTable } from './DataTable.styles.ts';

/** The order that a press on a heading asks for: ascending first, then turned round. */
function nextSort(column: string, sort: DataTableSort | undefined): DataTableSort {
  const turnsRound = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: turnsRound ? 'descending' : 'ascending' };
}

/** The headings; those that sort are buttons, and say how the list is sorted now. */
export function DataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
  const styles = dataTable();
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align = 'start', isSortable = false }) => {
          const isSorted = sort?.column === id;
          const Mark = sort?.direction === 'ascending' ? ArrowUp : ArrowDown;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSorted ? sort.direction : undefined}
              className={styles.head({ align, isSorted })}
            >
              {isSortable && onSort ? (
                <button
                  type="button"
                  className={focusRing({ className: styles.sort({ align }) })}
                  onClick={() => onSort(nextSort(id, sort))}
                >
                  {header}
                  {isSorted && <Mark aria-hidden className={styles.sortMark()} />}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface DataTableHeadProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort?: DataTableSort | undefined;
  readonly onSort?: ((sort: DataTableSort) => void) | undefined;
}
