import { registrationStatus, workflowType } from '@dossier/validators/vocabularies';
import { object, string } from 'yup';
import { pagingFields, valuesOf } from '../query-fields.ts';
import { taskScopes, type TaskScope } from './entities.ts';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { figuresServer } from './figures/server.ts';
import { signOffsServer } from './sign-offs/server.ts';

export const workflowsServer = {
  'workflows.processes': {
    summary:
      'Processes of the statuses asked for, else those that are not finished; the one that nobody has touched for longest first. `counts` holds one figure per scope.',
    query: object({
      ...pagingFields,
      scope: string<TaskScope>().oneOf(taskScopes),
      status: valuesOf(registrationStatus.codes),
      workflowType: valuesOf(workflowType.codes),
    }),
    errors: [],
  },
  ...figuresServer,
  ...signOffsServer,
} as const satisfies ServerParts<typeof endpoints>;
