'use client';
import type { ReactNode, Ref } from 'react';
import { useIsNarrow } from '../internal/use-is-narrow.ts';
import type { DataTableColumn, DataTableSort } from './column.ts';
import { dataTable } from './DataTable.styles.ts';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { ColumnLayout } from './model/column-layout.ts';
import type { RowSource } from './model/in-memory.ts';
import type { Selection } from './model/selection.ts';
import type { RowAction } from './RowActions.tsx';

/**
 * A list of records to sort, search, select and act on, by mouse and by keyboard. Below 768 px its rows become
 * cards. Only the visible rows are rendered, so 100,000 rows work as well as ten.
 *
 * Renders a `<div>` that scrolls, with a `role="grid"` in it (WAI-ARIA APG, grid pattern), or a list of cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useIsNarrow();
  const { message, ref, className, variant } = props;
  if (message !== undefined && message !== null) {
    const styles = dataTable({ variant });
    return (
      <div ref={ref} className={styles.frame({ className: [styles.message(), className] })}>
        {message}
      </div>
    );
  }
  return isNarrow ? <DataTableCards {...props} /> : <DataTableGrid {...props} />;
}

export interface DataTableProps<Row> {
  ref?: Ref<HTMLDivElement>;
  readonly className?: string;
  /** `plain` stands on a sheet that is there; `sheet` is one itself. @default 'sheet' */
  readonly variant?: 'sheet' | 'plain';
  /** What the list holds, for those who cannot see it. */
  readonly caption: string;
  /** All columns; `layout` says which are shown. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of this page. */
  readonly rows: readonly Row[];
  /** The id of a row; it is the same while the record is. */
  readonly rowKey: (row: Row) => string;
  /** Address that a row opens; its link covers the row. */
  readonly rowHref?: (row: Row) => string;
  /** Called when a row's link is followed: to remember where someone was. */
  readonly onOpen?: (row: Row) => void;
  /** Where sorting and searching happen: `inMemory` where all rows are loaded, otherwise the source that gives them. @default null */
  readonly source?: RowSource | null;
  /** The present orders, the first one first. */
  readonly sorts?: readonly DataTableSort[];
  /** Called with the orders that the reader asks for next. Shift adds one. */
  readonly onSort?: (sorts: readonly DataTableSort[]) => void;
  /** Search terms that a row must hold; for rows that are all here. @default '' */
  readonly search?: string;
  /** How many rows match in all, where only a page of them is here. @default the number of rows */
  readonly total?: number;
  /** How many rows stand before this page. @default 0 */
  readonly offset?: number;
  /** How the reader has arranged the columns. */
  readonly layout?: ColumnLayout;
  /** Called with the whole layout when a column moves, or changes its width. */
  readonly onLayout?: (layout: ColumnLayout) => void;
  /** Which rows are chosen; without `onSelect` none can be. */
  readonly selection?: Selection;
  /** Called with the whole selection at each change. */
  readonly onSelect?: (selection: Selection) => void;
  /** What can be done with a row: those marked quick stand in the row, all of them behind "…". */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** What an opened row shows below itself. */
  readonly detail?: (row: Row) => ReactNode;
  /** Its height in px where the list is long. @default 200 */
  readonly detailHeight?: number;
  /** Key of the row that the keyboard begins at: the one that someone comes back from. */
  readonly initialRow?: string | undefined;
  /** Nothing has come yet: rows of the right height appear after 300 ms. @default false */
  readonly isLoading?: boolean;
  /** Old rows stay while newer ones are on their way. @default false */
  readonly isStale?: boolean;
  /** Rows whose change is on its way: they show it already, marked quietly, until it is confirmed or taken back. */
  readonly isPending?: (row: Row) => boolean;
  /** Takes the place of the rows: an EmptyState, ErrorState or NoPermission. */
  readonly message?: ReactNode;
}
