import { object, string } from 'yup';
import { boardFilters, boardScopes, type BoardFilter, type BoardScope } from './entities.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const boardServer = {
  'workflows.board': {
    summary:
      'The task dashboard: work by how far it is, what is due first of each, what was decided in the last seven days, who has how much in progress; for an Admin what was in time, how old open work is, and how much was decided a week.',
    query: object({
      scope: string<BoardScope>().oneOf(boardScopes),
      filter: string<BoardFilter>().oneOf(boardFilters),
    }),
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
