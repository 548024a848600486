import type { RoutesOf } from '../../shared/routing/route.ts';
import { listProcesses } from './processes.ts';

export function workflowsRoutes(): RoutesOf<'workflows'> {
  return {
    'workflows.processes': {
      mode: 'reads',
      handle: ({ work, caller, query }) => listProcesses(work, caller, query),
    },
  };
}
