import type { CSSProperties } from 'react';
import type { DataTableColumn } from './column.ts';
import { dataTable } from './DataTable.styles.ts';
import { tracksOf, type ColumnLayout } from './model/column-layout.ts';

/** One cell of every row: a column, or what stands around the columns. Its looks are worked out once, not per cell. */
export interface Slot<Row> {
  readonly kind: 'select' | 'expand' | 'data' | 'actions';
  readonly id: string;
  /** Of `data` only. */
  readonly column: DataTableColumn<Row> | null;
  /** For cells of plain text, and for those of something else. */
  readonly textClass: string;
  readonly nodeClass: string;
  readonly headClass: string;
  readonly style: CSSProperties | undefined;
}

export interface Slots<Row> {
  readonly all: readonly Slot<Row>[];
  /** Of the CSS grid that every row is. */
  readonly tracks: string;
  /** px that the columns need at least: below that the table scrolls. */
  readonly minWidth: number;
}

export interface Around {
  readonly hasSelection: boolean;
  readonly hasDetail: boolean;
  readonly hasActions: boolean;
}

const narrow = 44;

/** The cells of a row, in order, with what each of them needs to be drawn. */
export function slotsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: ColumnLayout,
  around: Around,
): Slots<Row> {
  const tracks = tracksOf(columns, layout);
  const leading = [
    ...(around.hasSelection ? ['select'] : []),
    ...(around.hasDetail ? ['expand'] : []),
  ] as const;
  let offset = leading.length * narrow;
  const bare = (kind: 'select' | 'expand' | 'actions', style?: CSSProperties): Slot<Row> => {
    const isPinned = kind !== 'actions' && layout.pinned.length > 0;
    const className = dataTable({ isPinned }).tool();
    return {
      kind,
      id: kind,
      column: null,
      textClass: className,
      nodeClass: className,
      // Centred as in the rows below: in the padding of a column a box has no room and shrinks.
      headClass: dataTable({ isPinned }).head({ className: 'justify-center px-0' }),
      style,
    };
  };
  const all: Slot<Row>[] = leading.map((kind, index) =>
    bare(
      kind === 'select' ? 'select' : 'expand',
      layout.pinned.length > 0 ? { insetInlineStart: index * narrow } : undefined,
    ),
  );
  for (const [index, column] of columns.entries()) {
    const isPinned = layout.pinned.includes(column.id);
    const classes = {
      align: column.align ?? 'start',
      isPinned,
      isPrimary: column.isPrimary ?? false,
      isEditable: column.edit !== undefined,
    };
    const styles = dataTable(classes);
    all.push({
      kind: 'data',
      id: column.id,
      column,
      textClass: styles.cell({ className: styles.text() }),
      nodeClass: styles.cell({ className: styles.node() }),
      headClass: styles.head(),
      style: isPinned ? { insetInlineStart: offset } : undefined,
    });
    if (isPinned) offset += Number.parseInt(tracks[index] ?? '', 10);
  }
  if (around.hasActions) all.push(bare('actions'));
  const fixed = `${narrow}px`;
  const every = [...leading.map(() => fixed), ...tracks, ...(around.hasActions ? [fixed] : [])];
  const minWidth = every.reduce((sum, track) => sum + Number(/\d+/.exec(track)?.[0] ?? 0), 0);
  return { all, tracks: every.join(' '), minWidth };
}
