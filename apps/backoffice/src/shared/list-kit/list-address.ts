import {
  plainLayout,
  plainTable,
  writeTable,
  type ColumnLayout,
  type DataTableSort,
} from '@dossier/ui/data-table';
import {
  filterKeys,
  filtersOf,
  isColumnOf,
  queryOf,
  readList,
  sizes,
  sortsOrUsual,
  type ListAddressOptions,
  type ListState,
  type TableState,
} from './list-query.ts';

export type ListAddress<Values, Query, Sort extends string> = ReturnType<
  typeof listAddress<Values, Query, Sort>
>;

/** Reads and writes the address of a list, and makes the query of it. */
export function listAddress<Values, Query, Sort extends string>(
  options: ListAddressOptions<Values, Query, Sort>,
) {
  const { path, filters, usualSorts } = options;
  type State = ListState<Values, Sort>;
  const keys = filterKeys(options);
  const valuesWith = (valueOf: (key: keyof Values & string) => unknown, shown = keys) =>
    Object.fromEntries(shown.map(key => [key, valueOf(key)]));

  const searchKey = keys.find(key => filters[key].role === 'search');

  const table: TableState<Sort> = { sorts: usualSorts, layout: plainLayout, page: 1, size: sizes[0] };
  const empty = { ...valuesWith(key => filters[key].empty), ...table } as State;
  /** What takes every filter away; the view that is open stays. */
  const unfiltered = valuesWith(
    key => filters[key].empty,
    keys.filter(key => filters[key].role !== 'view'),
  ) as Partial<State>;

  /** The address of the list in this state; what is as usual is left out. */
  function write(state: State): string {
    const query = new URLSearchParams();
    const set = (name: string, value: string, usual = '') => {
      if (value !== usual) query.set(name, value);
    };
    for (const key of keys) set(filters[key].param, filters[key].write(state[key]));
    set('sort', state.sorts.join(','), usualSorts.join(','));
    set('page', String(state.page), '1');
    set('size', String(state.size), String(table.size));
    const text = writeTable({ ...plainTable, layout: state.layout }, plainTable, query).toString();
    return text === '' ? path : `${path}?${text}`;
  }

  /** The state after a change. Whatever changes but the page and the columns leads back to the first. */
  const change = (state: State, changed: Partial<State>): State => ({
    ...state,
    page: changed.layout ? state.page : 1,
    ...changed,
  });

  return {
    path,
    filters,
    /** Whether an id is that of a column which a person may arrange. */
    isColumn: isColumnOf(options),
    empty,
    unfiltered,
    read: (query: URLSearchParams, storedLayout?: ColumnLayout): State =>
      readList(options, query, storedLayout),
    write,
    change,
    filtersOf: (state: State): Partial<Query> => filtersOf(options, state),
    sortsOrUsual: (texts: readonly string[]) => sortsOrUsual(options, texts),
    /** What the list is searched for; empty where it is not. */
    searchOf: (state: State): string =>
      searchKey === undefined ? '' : filters[searchKey].write(state[searchKey]),
    /** The change that searches for something else. */
    searchFor: (text: string) => (searchKey === undefined ? {} : { [searchKey]: text }) as Partial<State>,
    queryOf: (state: State): Query => queryOf(options, state),
    /** Whether search or filters leave something out; the view that is open is none of them. */
    isFiltered: (state: State): boolean => write({ ...state, ...unfiltered }) !== write(state),
    /** How many filters leave something out, each group counted once. */
    filterCount: (state: State): number =>
      new Set(
        keys.flatMap(key => {
          const { role, group = key, empty: none, write: text } = filters[key];
          return role === undefined && text(state[key]) !== text(none) ? [group] : [];
        }),
      ).size,
    /** The order that the table asks for; the usual one when it asks for none. */
    sortsFromTable: (sorts: readonly DataTableSort[]): readonly Sort[] =>
      sortsOrUsual(
        options,
        sorts.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column)),
      ),
  };
}

export const sortsOfTable = (sorts: readonly string[]): readonly DataTableSort[] =>
  sorts.map(sort => ({
    column: sort.replace(/^-/, ''),
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  }));
