import type { SavedView, ViewInput } from '@dossier/api/registrations';
import { plainTable, readTable, writeTable } from '@dossier/ui/data-table';
import type { ListAddress } from './list-address.ts';
import type { ListState } from './list-query.ts';

export function viewAddress<Values, Query, Sort extends string>({
  filters,
  isColumn,
  empty,
  write,
  filtersOf,
  sortsOrUsual,
}: ListAddress<Values, Query, Sort>) {
  type State = ListState<Values, Sort>;
  const keys = Object.keys(filters) as (keyof Values & string)[];

  /** The list as a view has it. Where the view says nothing of columns they stand as they do now. */
  function stateOfView({ query, columns }: SavedView, now: State): State {
    const values = keys.map(key => [key, filters[key].fromQuery(query as Query)]);
    return {
      ...empty,
      ...Object.fromEntries(values),
      sorts: sortsOrUsual(query.sort ?? []),
      layout:
        columns === '' ? now.layout : readTable(new URLSearchParams(columns), isColumn, plainTable).layout,
    } as State;
  }

  /** What is kept of the list as it stands: everything but what was searched for, and the page. */
  function viewOf(state: State): Pick<ViewInput, 'query' | 'columns'> {
    const searched = keys.filter(key => filters[key].role === 'search').map(key => [key, filters[key].empty]);
    const query = { ...filtersOf({ ...state, ...Object.fromEntries(searched) }), sort: [...state.sorts] };
    return {
      query: query as ViewInput['query'],
      columns: String(writeTable({ ...plainTable, layout: state.layout }, plainTable, new URLSearchParams())),
    };
  }

  return {
    stateOfView,
    viewOf,
    /** Whether the list stands as a view has it, on whichever page. */
    isOfView: (view: SavedView, state: State): boolean => {
      const { page, size } = empty;
      return write({ ...state, page, size }) === write(stateOfView(view, state));
    },
  };
}
