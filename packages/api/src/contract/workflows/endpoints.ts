import { array, number, object } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { taskCounts, workflowProcess } from './entities.ts';

export * from './batches/endpoints.ts';
export * from './board/endpoints.ts';
export * from './figures/endpoints.ts';
export * from './processes/endpoints.ts';
export * from './settings/endpoints.ts';
export * from './sign-offs/endpoints.ts';

export const processes = endpoint({
  name: 'workflows.processes',
  service: 'workflows',
  method: 'GET',
  path: '/processes',
  kind: 'json',
  access: 'registrationRead',
  response: object({
    items: array(workflowProcess.required()).required(),
    total: number().integer().required(),
    counts: taskCounts.required(),
  }),
});
