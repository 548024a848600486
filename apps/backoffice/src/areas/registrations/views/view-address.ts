import type { SavedView, ViewInput } from '@dossier/api/registrations';
import { plainTable, writeTable, readTable } from '@dossier/ui/data-table';
import { columnIds, emptyList, listAddress, queryOf, type ListState } from '../list-address.ts';

/** The list as a view has it. Where the view says nothing of columns they stand as they do now. */
export function stateOfView({ query, columns }: SavedView, now: ListState): ListState {
  return {
    ...emptyList,
    status: query.status?.[0] ?? null,
    toApprove: query.toApprove ?? false,
    types: query.type ?? [],
    channels: query.channel ?? [],
    assignee: query.assignee ?? '',
    from: query.createdFrom ?? '',
    to: query.createdTo ?? '',
    updatedWithin: query.updatedWithin ?? null,
    updatedFrom: query.updatedFrom ?? '',
    updatedTo: query.updatedTo ?? '',
    reached: query.reached ?? null,
    sorts: query.sort?.length ? query.sort : emptyList.sorts,
    layout:
      columns === '' ? now.layout : readTable(new URLSearchParams(columns), columnIds, plainTable).layout,
  };
}

/** What is kept of the list as it stands: everything but the search terms, and the page. */
export function viewOf(state: ListState): Pick<ViewInput, 'query' | 'columns'> {
  const { search: _, page: __, max: ___, ...query } = queryOf(state);
  return {
    query,
    columns: String(writeTable({ ...plainTable, layout: state.layout }, plainTable, new URLSearchParams())),
  };
}

/** Whether the list stands as a view has it, on whichever page. */
export function isOfView(view: SavedView, state: ListState): boolean {
  const { page, size } = emptyList;
  return listAddress({ ...state, page, size }) === listAddress(stateOfView(view, state));
}
