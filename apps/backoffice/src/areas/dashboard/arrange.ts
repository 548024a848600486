import type { Widget } from '../../shared/widget.ts';

/** How someone has arranged the dashboard: what it does not name stands where the product puts it. */
export interface Arrangement {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export const asItIs: Arrangement = { order: [], hidden: [] };

/** As it is kept: the ids in their order, each that is hidden behind a dash. */
export const readArrangement = (text: string): Arrangement => {
  const ids = text === '' ? [] : text.split('.');
  return {
    order: ids.map(id => id.replace('-', '')),
    hidden: ids.flatMap(id => (id.startsWith('-') ? id.slice(1) : [])),
  };
};

export function writeArrangement(widgets: readonly Widget[], { order, hidden }: Arrangement): string {
  if (order.length === 0 && hidden.length === 0) return '';
  return inOrder(widgets, order)
    .map(({ id }) => (hidden.includes(id) ? `-${id}` : id))
    .join('.');
}

/** Those that someone has put into an order, and behind them those that are new. */
function inOrder(widgets: readonly Widget[], order: readonly string[]): readonly Widget[] {
  const placeOf = ({ id }: Widget) => (order.includes(id) ? order.indexOf(id) : order.length);
  return widgets.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Widgets that the first column holds; the second holds the rest. */
const first = 2;

/** Which widgets stand in which column: where one is hidden or moved, the next one takes its place. */
export function arranged(
  widgets: readonly Widget[],
  { order, hidden }: Arrangement,
): readonly (readonly Widget[])[] {
  const shown = inOrder(widgets, order).filter(({ id }) => !hidden.includes(id));
  return [shown.slice(0, first), shown.slice(first)];
}
