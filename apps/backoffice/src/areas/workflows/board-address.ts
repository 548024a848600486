import { boardFilters, boardScopes, type BoardFilter, type BoardScope } from '@dossier/api/contract';
import type { BoardQuery } from '@dossier/api/workflows';

/** By what the cards of a column stand together. */
export const boardGroups = ['none', 'assignee', 'kind'] as const;
export type BoardGroup = (typeof boardGroups)[number];

/** Whose work, which of it, and in which groups. It lives in the address. */
export interface BoardState {
  readonly scope: BoardScope;
  readonly filter: BoardFilter | null;
  readonly group: BoardGroup;
}

export const usualBoard: BoardState = { scope: 'all', filter: null, group: 'none' };

/** Reads the address; what it does not know is ignored. */
export const readBoard = (query: URLSearchParams): BoardState => ({
  scope: boardScopes.find(scope => scope === query.get('view')) ?? usualBoard.scope,
  filter: boardFilters.find(filter => filter === query.get('show')) ?? usualBoard.filter,
  group: boardGroups.find(group => group === query.get('group')) ?? usualBoard.group,
});

/** Address of the board in this state; what is as usual is left out. */
export function boardAddress({ scope, filter, group }: BoardState): string {
  const query = new URLSearchParams({
    ...(scope !== usualBoard.scope && { view: scope }),
    ...(filter && { show: filter }),
    ...(group !== usualBoard.group && { group }),
  }).toString();
  return `/administration/task${query && `?${query}`}`;
}

export const queryOf = ({ scope, filter }: BoardState): BoardQuery => ({ scope, ...(filter && { filter }) });
