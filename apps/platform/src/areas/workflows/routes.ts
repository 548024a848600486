import type { RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { proveFactor } from '../access/service.ts';
import { readTaskBoard } from './board.ts';
import { readOverview } from './overview.ts';
import { readMyWork, type MentionsOf } from './my-work.ts';
import { listProcesses } from './processes.ts';
import { decide, getSignOff, listSignOffs } from './sign-offs.ts';

export function workflowsRoutes(services: Services, mentionsOf: MentionsOf): RoutesOf<'workflows'> {
  return {
    'workflows.processes': {
      mode: 'reads',
      handle: ({ work, caller, query }) => listProcesses(work, caller, query),
    },
    'workflows.board': {
      mode: 'reads',
      handle: ({ work, caller, query }) => readTaskBoard(work, caller, query),
    },
    'workflows.overview': {
      mode: 'reads',
      handle: ({ work, caller, query }) => readOverview(work, caller, query),
    },
    'workflows.myWork': {
      mode: 'reads',
      handle: ({ work, caller, query }) => readMyWork(work, caller, query, mentionsOf),
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
      mode: 'prepares',
      async prepare({ caller, body: { mfaCode }, request: { ip } }) {
        if (mfaCode) await proveFactor(services, caller, mfaCode, ip);
        return ({ work, params, body, version }) => decide(work, caller, { id: params.id, version }, body);
      },
    },
  };
}
