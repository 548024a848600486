import { hasLayout, plainLayout, plainTable, readTable, type ColumnLayout } from '@dossier/ui/data-table';
import type { ListFilter } from './filters.ts';

/** Rows a page. */
export const sizes = [25, 50, 100] as const;

/** What every list has beside its filters. */
export interface TableState<Sort extends string> {
  /** The first one first. */
  readonly sorts: readonly Sort[];
  readonly layout: ColumnLayout;
  readonly page: number;
  readonly size: number;
}

/** Everything about a list that a person would share or come back to. It lives in the address. */
export type ListState<Values, Sort extends string> = Values & TableState<Sort>;

export interface ListAddressOptions<Values, Query, Sort extends string> {
  readonly path: string;
  /** In the order of the address. */
  readonly filters: { readonly [Key in keyof Values]: ListFilter<Values[Key], Query> };
  /** Columns that the endpoint sorts by; `-` before one turns it round. */
  readonly sortKeys: readonly string[];
  readonly usualSorts: readonly Sort[];
  /** Ids of the columns that a person may arrange. */
  readonly columnIds: readonly string[];
  /** Columns that a firm has of its own: they are read with the page where they were chosen. */
  readonly ownColumns?: {
    /** Whether an id is one of theirs, before it is known which there are. */
    readonly isOwn: (id: string) => boolean;
    readonly toQuery: (ids: readonly string[]) => Partial<Query>;
  };
}

/** What every list asks for beside its filters. */
export interface TableQuery<Sort extends string> {
  readonly sort?: Sort[];
  readonly page?: number;
  readonly max?: number;
}

type Key<Values> = keyof Values & string;

/** Whether an id is that of a column which a person may arrange. */
export const isColumnOf =
  <Values, Query, Sort extends string>({
    columnIds,
    ownColumns,
  }: Pick<ListAddressOptions<Values, Query, Sort>, 'columnIds' | 'ownColumns'>) =>
  (id: string): boolean =>
    columnIds.includes(id) || ownColumns?.isOwn(id) === true;

export const filterKeys = <Values, Query, Sort extends string>({
  filters,
}: Pick<ListAddressOptions<Values, Query, Sort>, 'filters'>) => Object.keys(filters) as Key<Values>[];

/** The orders that the endpoint knows; the usual ones where there are none. */
export function sortsOrUsual<Sort extends string>(
  { sortKeys, usualSorts }: Pick<ListAddressOptions<unknown, unknown, Sort>, 'sortKeys' | 'usualSorts'>,
  texts: readonly string[],
): readonly Sort[] {
  const sorts = texts.filter(text => sortKeys.includes(text.replace(/^-/, ''))) as Sort[];
  return sorts.length > 0 ? sorts : usualSorts;
}

/** @param storedLayout how the person has arranged the columns, where the address says nothing of them. */
export function readList<Values, Query, Sort extends string>(
  options: ListAddressOptions<Values, Query, Sort>,
  query: URLSearchParams,
  storedLayout: ColumnLayout = plainLayout,
): ListState<Values, Sort> {
  const { filters } = options;
  const page = Number(query.get('page') ?? 1);
  return {
    ...Object.fromEntries(
      filterKeys(options).map(key => [key, filters[key].read(query.get(filters[key].param))]),
    ),
    sorts: sortsOrUsual(options, (query.get('sort') ?? '').split(',')),
    layout: hasLayout(query) ? readTable(query, isColumnOf(options), plainTable).layout : storedLayout,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.find(size => String(size) === query.get('size')) ?? sizes[0],
  } as ListState<Values, Sort>;
}

/** What a list is asked for, but for order and page. */
export const filtersOf = <Values, Query, Sort extends string>(
  options: ListAddressOptions<Values, Query, Sort>,
  state: Values,
): Partial<Query> =>
  Object.assign(
    {},
    ...filterKeys(options).map(key => options.filters[key].toQuery(state[key])),
  ) as Partial<Query>;

export const queryOf = <Values, Query, Sort extends string>(
  options: ListAddressOptions<Values, Query, Sort>,
  state: ListState<Values, Sort>,
): Query =>
  ({
    ...filtersOf(options, state),
    ...options.ownColumns?.toQuery(state.layout.order.filter(options.ownColumns.isOwn)),
    sort: [...state.sorts],
    page: state.page,
    max: state.size,
  }) satisfies TableQuery<Sort> as Query;
