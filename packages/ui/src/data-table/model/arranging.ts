import { isShown, orderedColumns, type Column, type ColumnLayout } from './column-layout.ts';

/** Shows or hides a column. Of an optional one nothing is left that would be kept for each that was ever tried. */
export function toggleColumn(layout: ColumnLayout, { id, isOptional }: Column): ColumnLayout {
  if (!isOptional) return { ...layout, hidden: toggled(layout.hidden, id) };
  const { [id]: _, ...widths } = layout.widths;
  return {
    ...layout,
    order: toggled(layout.order, id),
    pinned: layout.pinned.filter(other => other !== id),
    widths,
  };
}

/** Keeps a column at the start, or lets it go. */
export const togglePin = (layout: ColumnLayout, id: string): ColumnLayout => ({
  ...layout,
  pinned: toggled(layout.pinned, id),
});

/** Moves a column by so many places among those in its group, pinned or not. */
export function moveColumn<C extends Column>(
  columns: readonly C[],
  layout: ColumnLayout,
  id: string,
  by: number,
): ColumnLayout {
  const order = orderedColumns(columns, layout)
    .filter(column => !column.isOptional || isShown(column, layout))
    .map(column => column.id);
  const from = order.indexOf(id);
  const to = from + by;
  const isPinned = (other: string | undefined) => other !== undefined && layout.pinned.includes(other);
  if (from === -1 || order[to] === undefined || isPinned(order[to]) !== isPinned(id)) return layout;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...layout, order };
}

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter(other => other !== id) : [...list, id];
