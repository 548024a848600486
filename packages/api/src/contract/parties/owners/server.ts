import { object, string } from 'yup';
import { dateText, uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const ownersServer = {
  'parties.owners': {
    summary:
      'Who the beneficial owners of a company are on a day: economic interest, votes and control through all chains, compared exactly with the threshold of that day (3-decisions 4.7). Today unless a day is named; `without` a connection, as it would be once that has ended.',
    query: object({ on: dateText(), without: string().matches(uuid) }),
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
