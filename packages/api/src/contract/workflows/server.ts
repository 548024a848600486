import { workflowType } from '@dossier/validators/vocabularies';
import { object, string } from 'yup';
import { pagingFields, uuid, valuesOf } from '../query-fields.ts';
import { taskDues, taskScopes, taskSorts, type TaskDue, type TaskScope, type TaskSort } from './entities.ts';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { batchesServer } from './batches/server.ts';
import { boardServer } from './board/server.ts';
import { figuresServer } from './figures/server.ts';
import { processesServer } from './processes/server.ts';
import { processStatuses } from './processes/statuses.ts';
import { settingsServer } from './settings/server.ts';
import { signOffsServer } from './sign-offs/server.ts';

export const workflowsServer = {
  'workflows.processes': {
    summary:
      'Processes of the statuses asked for, else those that are not finished; the one that is due first of all. `counts` holds one figure per scope, and per due date of the scope asked for.',
    query: object({
      ...pagingFields,
      scope: string<TaskScope>().oneOf(taskScopes),
      status: valuesOf(processStatuses),
      due: string<TaskDue>().oneOf(taskDues),
      sort: string<TaskSort>().oneOf(taskSorts),
      workflowType: valuesOf(workflowType.codes),
      /** A party, or one of its processes: all of that party, those that ended too; no onboardings. */
      entityId: string().matches(uuid),
    }),
    errors: [],
  },
  ...batchesServer,
  ...boardServer,
  ...figuresServer,
  ...processesServer,
  ...settingsServer,
  ...signOffsServer,
} as const satisfies ServerParts<typeof endpoints>;
