'use client';
import { useEndpoint } from '../client/index.ts';
import { workflows, type InputOf, type OutputOf } from '../contract/index.ts';

export type TaskBoard = OutputOf<typeof workflows.board>;
export type BoardQuery = NonNullable<InputOf<typeof workflows.board>['query']>;

/** Work by how far it is; what was shown stays while another filter loads. */
export function useTaskBoard(query: BoardQuery) {
  return useEndpoint(workflows.board, { query });
}
