'use client';
import { useEffect, useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import type { DataTableColumn, DataTableSort } from './column.ts';
import type { RowSource } from './model/in-memory.ts';
import { whenIdle } from './when-idle.ts';

/** The rows as they are shown: their number, and each by its place. */
export interface ShownRows<Row> {
  readonly count: number;
  readonly at: (index: number) => Row;
}

interface Asked<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataTableColumn<Row>[];
  /** Null: the source of the rows has ordered and searched them. */
  readonly source: RowSource | null;
  readonly sorts: readonly DataTableSort[];
  readonly search: string;
}

/** Orders and searches rows that are all here. No row is copied: what is kept is the order of their places. */
export function useRows<Row>({ rows, columns, source, sorts, search }: Asked<Row>): ShownRows<Row> {
  const { locale } = useMessages();
  const order = useMemo(
    () => source?.orderOf(rows, columns, sorts, locale),
    [rows, columns, source, sorts, locale],
  );
  // A search that comes first makes the rest at once.
  useEffect(() => {
    if (!source) return undefined;
    return whenIdle(deadline => source.prepareSearch(rows, columns, deadline));
  }, [source, rows, columns]);
  return useMemo(() => {
    if (!source || !order) return { count: rows.length, at: index => rows[index]! };
    const matches = source.searchRows(rows, columns, order, search);
    return { count: matches.length, at: index => rows[matches[index]!]! };
  }, [rows, columns, source, order, search]);
}
