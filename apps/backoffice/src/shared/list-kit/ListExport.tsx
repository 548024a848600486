import { usePermissions } from '@dossier/api/access';
import type { ViewList } from '@dossier/api/contract';
import {
  isSelected,
  selectedCount,
  visibleColumns,
  type ColumnLayout,
  type DataTableColumn,
} from '@dossier/ui/data-table';
import type { ExportsOfList, ListRow } from './description.ts';
import { ExportModal } from './exports/ExportModal.tsx';
import type { Chosen } from './use-chosen.ts';
import { newExport, useOpened } from './use-opened.ts';

/** How many of those that are exported are named before it starts. */
const named = 3;

/** An export of what is chosen in a list, or of all of it, and whichever the address names. */
export function ListExport<Row extends ListRow>({
  list,
  exports: { permission, hasColumns },
  table: { columns, rows, total, layout },
  isNew,
  onEnd,
  chosen,
}: ListExportProps<Row>) {
  const { open, show } = useOpened('export');
  const { may } = usePermissions([permission]);
  // What is chosen is known to the page alone: a new export is nothing that an address could name.
  const shown = isNew ? newExport : open;
  if (shown === null || !may(permission)) return null;
  const go = (next: string | null) => {
    onEnd();
    show(next);
  };
  const chosenHere = rows.filter(row => isSelected(chosen.selection, row._id));
  return (
    <ExportModal
      list={list}
      columns={hasColumns ? visibleColumns(columns, layout).map(({ id }) => id) : undefined}
      open={shown}
      chosen={{
        count: selectedCount(chosen.selection, total),
        names: chosenHere.slice(0, named).map(({ name }) => name),
        which: chosen.which,
      }}
      onOpen={go}
      onClose={() => go(null)}
    />
  );
}

export interface ListExportProps<Row extends ListRow> {
  readonly list: ViewList;
  readonly exports: ExportsOfList;
  /** As it is seen. */
  readonly table: {
    readonly columns: readonly DataTableColumn<Row>[];
    readonly layout: ColumnLayout;
    readonly rows: readonly Row[];
    readonly total: number;
  };
  readonly isNew: boolean;
  /** The new one is under way, or not wanted any more. */
  readonly onEnd: () => void;
  readonly chosen: Chosen;
}
