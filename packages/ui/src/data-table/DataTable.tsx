'use client';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../internal/use-is-narrow.ts';
import { dataTable } from './DataTable.styles.ts';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';

/** One column of a table, declared as data. */
export interface DataTableColumn<Row> {
  /** Stable id; sorting speaks of it. */
  readonly id: string;
  /** Its heading, in the reader's language; a unit belongs here, not in every cell. */
  readonly header: string;
  /** What stands in the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and dates stand at the end. @default 'start' */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** The column that names the row: bold, and the link of the row. Exactly one. */
  readonly isPrimary?: boolean;
  /** Never broken into lines: dates, numbers, statuses. */
  readonly isNoWrap?: boolean;
  /** Shown on the cards that rows become below 768 px. @default true */
  readonly isOnCard?: boolean;
}

export interface DataTableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * A list of records, sorted and paged by whoever holds them. Rows become cards below 768 px.
 *
 * Renders a `<table>` with a caption, or a list of cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, isLoading = false, isStale = false, message } = props;
  const isNarrow = useIsNarrow();
  const styles = dataTable({ isStale });
  if (message !== undefined && message !== null)
    return <div className={`${styles.frame()} ${styles.message()}`}>{message}</div>;
  if (isNarrow) return <DataTableCards {...props} />;
  return (
    <div className={styles.frame()}>
      <table className={styles.table()} aria-busy={isLoading || isStale}>
        <caption className="sr-only">{caption}</caption>
        <DataTableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        {isLoading ? (
          <DataTableSkeleton columns={columns} />
        ) : (
          <tbody>
            {rows.map(row => (
              <tr key={rowKey(row)} className={styles.row()}>
                {columns.map(column => {
                  const { align = 'start', isPrimary = false, isNoWrap = false } = column;
                  const className = styles.cell({
                    align,
                    isNoWrap,
                    className: isPrimary ? styles.primary() : '',
                  });
                  if (!isPrimary)
                    return (
                      <td key={column.id} className={className}>
                        {column.cell(row)}
                      </td>
                    );
                  return (
                    <th key={column.id} scope="row" className={`${className} text-start`}>
                      {rowHref ? (
                        <a className={styles.link()} href={rowHref(row)}>
                          {column.cell(row)}
                        </a>
                      ) : (
                        column.cell(row)
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

export interface DataTableProps<Row> {
  /** What the list holds, for those who cannot see it. */
  readonly caption: string;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Address that a row opens; its link covers the row. */
  readonly rowHref?: (row: Row) => string;
  readonly sort?: DataTableSort | undefined;
  /** Called with the order that the reader asks for next. */
  readonly onSort?: ((sort: DataTableSort) => void) | undefined;
  /** Nothing has come yet: rows of the right height appear after 300 ms. */
  readonly isLoading?: boolean;
  /** Old rows stay while newer ones are on their way. */
  readonly isStale?: boolean;
  /** Takes the place of the rows: an EmptyState, ErrorState or NoPermission. */
  readonly message?: ReactNode;
}
