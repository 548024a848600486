import type { RoutesOf } from '../../shared/routing/route.ts';
import { readOverview } from './overview.ts';
import { listProcesses } from './processes.ts';

export function workflowsRoutes(): RoutesOf<'workflows'> {
  return {
    'workflows.processes': {
      mode: 'reads',
      handle: ({ work, caller, query }) => listProcesses(work, caller, query),
    },
    'workflows.overview': {
      mode: 'reads',
      handle: ({ work, caller, query }) => readOverview(work, caller, query),
    },
  };
}
