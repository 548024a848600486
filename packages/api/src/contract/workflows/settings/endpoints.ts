import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { workflowSettings } from './entities.ts';

export const settings = endpoint({
  name: 'workflows.settings',
  service: 'workflows',
  method: 'GET',
  path: '/workflows/settings',
  kind: 'json',
  access: 'settingsWorkflowsRead',
  response: listOf(workflowSettings),
});

export const settingsOf = endpoint({
  name: 'workflows.settingsOf',
  service: 'workflows',
  method: 'GET',
  path: '/workflows/{id}/settings',
  kind: 'json',
  access: 'settingsWorkflowsRead',
  response: workflowSettings,
});

export const changeSettings = endpoint({
  name: 'workflows.changeSettings',
  service: 'workflows',
  method: 'PUT',
  path: '/workflows/{id}/settings',
  kind: 'json',
  access: 'settingsWorkflowsWrite',
  response: workflowSettings,
});
