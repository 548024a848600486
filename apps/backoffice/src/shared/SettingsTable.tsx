import { Button } from '@dossier/ui/button';
import {
  DataTable,
  inMemory,
  type DataTableColumn,
  type DataTableSort,
  type RowAction,
} from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { PageHeader } from '@dossier/ui/page-header';
import { useState } from 'react';
import { usePageTitle } from './page-title.ts';

/** A page of settings that is a list of the firm: what it is for, what is in it, and what adds to it. */
export function SettingsTable<Row extends { readonly _id: string }>({
  texts,
  columns,
  rows,
  sorted,
  actionsOf,
  onAdd,
  rowHref,
}: SettingsTableProps<Row>) {
  usePageTitle(texts.title);
  const [sorts, setSorts] = useState<readonly DataTableSort[]>(sorted);
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          onAdd && (
            <Button variant="primary" onClick={onAdd}>
              {texts.add}
            </Button>
          )
        }
      >
        {texts.intro}
      </PageHeader>
      <DataTable
        caption={texts.caption ?? texts.title}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        source={inMemory}
        sorts={sorts}
        onSort={setSorts}
        {...(rowHref && { rowHref })}
        {...(actionsOf && { rowActions: actionsOf })}
        message={
          rows.length === 0 ? <EmptyState title={texts.none}>{onAdd && texts.noneText}</EmptyState> : null
        }
      />
    </>
  );
}

interface SettingsTableProps<Row> {
  readonly texts: {
    readonly title: string;
    readonly intro: string;
    /** The table's, where it is another one than the page's. */
    readonly caption?: string;
    readonly add: string;
    readonly none: string;
    /** What to do while there is none, for those who may. */
    readonly noneText?: string;
  };
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  /** The order that it begins in. */
  readonly sorted: readonly DataTableSort[];
  readonly actionsOf?: (row: Row) => RowAction[];
  /** Undefined for those who may only read. */
  readonly onAdd: (() => void) | undefined;
  readonly rowHref?: (row: Row) => string;
}
