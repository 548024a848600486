'use client';
import { useEffect, useRef, useState } from 'react';
import type { DataTableSort } from './column.ts';
import { noneSelected, select, type Selection } from './model/selection.ts';

interface Asked<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** How many rows stand before this page. */
  readonly offset: number;
  readonly sorts: readonly DataTableSort[];
  /** The rows are on their way: that none is here means nothing yet. */
  readonly isLoading: boolean;
  readonly selection: Selection | undefined;
  readonly onSelect: ((selection: Selection) => void) | undefined;
}

const orderOf = (sorts: readonly DataTableSort[]) =>
  sorts.map(({ column, direction }) => `${column} ${direction}`).join(',');

const isSame = <Row>(a: readonly Row[], b: readonly Row[], rowKey: (row: Row) => string) =>
  a.length === b.length && a.every((row, index) => rowKey(row) === rowKey(b[index]!));

/**
 * Lets go of chosen rows that newer ones have replaced: no one should act on what is not there any more. Another page
 * or another order shows other rows of the same list, and keeps what is chosen.
 * @returns how many were let go, until something else is chosen.
 */
export function useDropped<Row>(options: Asked<Row>): number {
  const { rows, rowKey, offset, isLoading, selection = noneSelected, onSelect } = options;
  const order = orderOf(options.sorts);
  // Page and order are those that the rows came with: new ones are asked for before their rows are here.
  const last = useRef({ rows, offset, order });
  const [dropped, setDropped] = useState({ count: 0, left: 0 });
  useEffect(() => {
    const before = last.current;
    if (before.rows === rows || isLoading) return;
    const isElsewhere = before.offset !== offset || before.order !== order;
    if (isElsewhere && isSame(before.rows, rows, rowKey)) return;
    last.current = { rows, offset, order };
    if (isElsewhere) return;
    if (!onSelect || selection.kind === 'allBut' || selection.keys.size === 0) return;
    const here = new Set(rows.map(rowKey));
    const gone = before.rows.map(rowKey).filter(key => selection.keys.has(key) && !here.has(key));
    if (gone.length === 0) return;
    const left = select(selection, gone, false);
    setDropped({ count: gone.length, left: left.keys.size });
    onSelect(left);
  }, [rows, rowKey, offset, order, isLoading, selection, onSelect]);
  return selection.kind === 'some' && selection.keys.size === dropped.left ? dropped.count : 0;
}
