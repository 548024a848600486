import { object, string } from 'yup';
import { overviewPeriods, workKinds, type OverviewPeriod, type WorkKind } from './entities.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const figuresServer = {
  'workflows.overview': {
    summary:
      'Figures of the dashboard: registrations per month and kind, how far they came and how long it took, and who has how much to do. Deleted ones count as deleted only.',
    query: object({ months: string<OverviewPeriod>().oneOf(overviewPeriods) }),
    errors: [],
  },
  'workflows.myWork': {
    summary:
      'What the caller has to do today: own registrations whose term is over or ends today, unless they wait for the client; requests that the caller may decide on; unread mentions. The first five of one kind or of all, and `counts` of every kind.',
    query: object({ kind: string<WorkKind>().oneOf(workKinds) }),
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
