import type { DataTableColumn } from '../column.ts';

/** How a person has arranged the columns; what it does not name is as the page declares it. */
export interface ColumnLayout {
  /** Ids in the order they stand in. Columns that it does not name follow where the page puts them. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Ids of the columns that stay at the start while the others scroll. */
  readonly pinned: readonly string[];
  /** Widths in px of the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
}

export const plainLayout: ColumnLayout = { order: [], hidden: [], pinned: [], widths: {} };

/** Narrower no one can read a word. */
export const minColumnWidth = 48;
export const maxWidth = 1200;
const usualMinimum = 96;

/** A column as far as its place goes. */
export type Column = Pick<
  DataTableColumn<never>,
  'id' | 'width' | 'minWidth' | 'grow' | 'isPrimary' | 'isOptional'
>;

/** Whether a column is shown. The one that names the row always is; an optional one where its place was chosen. */
export const isShown = ({ id, isPrimary, isOptional }: Column, { order, hidden }: ColumnLayout): boolean =>
  isPrimary || (isOptional ? order.includes(id) : !hidden.includes(id));

/** All columns in the person's order, hidden ones too: pinned ones first, and last the optional ones that no one chose. */
export function orderedColumns<C extends Column>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  const declared = new Map(columns.map((column, index) => [column.id, index]));
  const chosen = layout.order.filter(id => declared.has(id));
  // A column that is new since the person arranged them stands behind the one that it is declared behind.
  const order = [...chosen];
  for (const [index, { id }] of columns.entries()) {
    if (chosen.includes(id)) continue;
    const before = columns
      .slice(0, index)
      .toReversed()
      .find(candidate => order.includes(candidate.id));
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id);
  }
  const ordered = order.map(id => columns[declared.get(id)!]!);
  const rankOf = (column: C) => {
    if (column.isOptional && !isShown(column, layout)) return 2;
    return layout.pinned.includes(column.id) ? 0 : 1;
  };
  return [0, 1, 2].flatMap(rank => ordered.filter(column => rankOf(column) === rank));
}

/** The columns that are shown, in order. */
export const visibleColumns = <C extends Column>(columns: readonly C[], layout: ColumnLayout): readonly C[] =>
  orderedColumns(columns, layout).filter(column => isShown(column, layout));

/** Gives a column a width in px, within what can be read and what fits a screen. */
export const resizeColumn = (layout: ColumnLayout, id: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(Math.min(maxWidth, Math.max(minColumnWidth, width))) },
});

/** The tracks of a row as CSS: fixed where a width is given, else a share of the room that is left. */
export function tracksOf(columns: readonly Column[], layout: ColumnLayout): readonly string[] {
  return columns.map(({ id, width, minWidth = usualMinimum, grow, isPrimary = false }) => {
    const fixedWidth = layout.widths[id] ?? width;
    // A pinned column needs a width of its own: the next one begins where it ends.
    if (fixedWidth !== undefined) return `${fixedWidth}px`;
    if (layout.pinned.includes(id)) return `${Math.max(minWidth, 200)}px`;
    return `minmax(${minWidth}px, ${grow ?? (isPrimary ? 2 : 1)}fr)`;
  });
}
