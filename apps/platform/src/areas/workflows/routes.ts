import type { RoutesOf } from '../../shared/routing/route.ts';
import { readOverview } from './overview.ts';
import { listProcesses } from './processes.ts';
import { decide, getSignOff, listSignOffs } from './sign-offs.ts';

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
    'workflows.signOffs': {
      mode: 'reads',
      handle: ({ work, caller, query }) => listSignOffs(work, caller, query),
    },
    'workflows.signOff': {
      mode: 'reads',
      handle: ({ work, caller, params }) => getSignOff(work, caller, params.id),
    },
    'workflows.decide': {
      mode: 'writes',
      handle: ({ work, caller, params, body, version }) =>
        decide(work, caller, { id: params.id, version }, body),
    },
  };
}
