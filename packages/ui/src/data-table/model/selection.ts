/**
 * Which rows are chosen: some by their key, or all that match the list's filters but some. The second survives what
 * is not loaded, and the request says so instead of a million ids.
 */
export type Selection =
  | { readonly kind: 'some'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'allBut'; readonly keys: ReadonlySet<string> };

export const noneSelected: Selection = { kind: 'some', keys: new Set() };
export const allSelected: Selection = { kind: 'allBut', keys: new Set() };

export const isSelected = ({ kind, keys }: Selection, key: string): boolean =>
  keys.has(key) === (kind === 'some');

/** How many rows are chosen of all that match. */
export const selectedCount = ({ kind, keys }: Selection, total: number): number =>
  kind === 'some' ? keys.size : Math.max(0, total - keys.size);

/** Chooses rows, or lets them go. */
export function select(selection: Selection, rows: readonly string[], isOn: boolean): Selection {
  const keys = new Set(selection.keys);
  for (const key of rows)
    if (isOn === (selection.kind === 'some')) keys.add(key);
    else keys.delete(key);
  return { kind: selection.kind, keys };
}

/**
 * Of so many rows: none, some or all are chosen. Asked whenever a list is drawn, of 100,000 rows too: it looks at no row
 * where nothing is chosen, and at no more than it needs.
 */
export function stateOf(
  selection: Selection,
  count: number,
  keyAt: (index: number) => string,
): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  if (selection.keys.size === 0) return selection.kind === 'some' ? 'none' : 'all';
  const first = isSelected(selection, keyAt(0));
  for (let index = 1; index < count; index++)
    if (isSelected(selection, keyAt(index)) !== first) return 'some';
  return first ? 'all' : 'none';
}
