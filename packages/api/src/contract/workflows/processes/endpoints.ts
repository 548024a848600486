import { mixed, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { processEntity, processEvent, processQuestion, workflowEntry, workflowStep } from './entities.ts';

const reading = ['registrationRead', 'clientFileRead'] as const;
/** What steps of the workflows that run are worked on with; the definition says which. */
const working = ['clientFileWrite', 'workflowChangePartyStatusWrite', 'registrationWrite'] as const;

export const list = endpoint({
  name: 'workflows.list',
  service: 'workflows',
  method: 'GET',
  path: '/workflows',
  kind: 'json',
  access: reading,
  response: listOf(workflowEntry),
});

export const steps = endpoint({
  name: 'workflows.steps',
  service: 'workflows',
  method: 'GET',
  path: '/workflows/{id}/steps',
  kind: 'json',
  access: reading,
  response: listOf(workflowStep),
});

export const pending = endpoint({
  name: 'workflows.pending',
  service: 'workflows',
  method: 'GET',
  path: '/process/pending',
  kind: 'json',
  access: reading,
  response: object({ process: processEntity.nullable().defined() }),
});

export const start = endpoint({
  name: 'workflows.start',
  service: 'workflows',
  method: 'POST',
  path: '/processes',
  kind: 'json',
  access: working,
  response: processEntity,
});

export const process = endpoint({
  name: 'workflows.process',
  service: 'workflows',
  method: 'GET',
  path: '/processes/{id}',
  kind: 'json',
  access: reading,
  response: processEntity,
});

export const processExport = endpoint({
  name: 'workflows.processExport',
  service: 'workflows',
  method: 'GET',
  path: '/processes/export',
  kind: 'download',
  access: 'clientFileOverviewPartiesExport',
  response: mixed<Blob>().required(),
});

export const states = endpoint({
  name: 'workflows.states',
  service: 'workflows',
  method: 'GET',
  path: '/process/{id}/states',
  kind: 'json',
  access: reading,
  response: listOf(processEvent),
});

export const setStep = endpoint({
  name: 'workflows.setStep',
  service: 'workflows',
  method: 'POST',
  path: '/process/{id}/states',
  kind: 'json',
  access: working,
  response: processEntity,
});

export const questions = endpoint({
  name: 'workflows.questions',
  service: 'workflows',
  method: 'GET',
  path: '/process/{id}/questions',
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(processQuestion),
});

export const ask = endpoint({
  name: 'workflows.ask',
  service: 'workflows',
  method: 'POST',
  path: '/process/{id}/questions',
  kind: 'json',
  access: 'clientFileRead',
  response: processQuestion,
});

export const answer = endpoint({
  name: 'workflows.answer',
  service: 'workflows',
  method: 'POST',
  path: '/process/{id}/answer',
  kind: 'json',
  access: 'clientFileRead',
  response: processQuestion,
});

export const snooze = endpoint({
  name: 'workflows.snooze',
  service: 'workflows',
  method: 'PUT',
  path: '/process/{id}/snooze',
  kind: 'json',
  access: reading,
  response: object({ snoozedUntil: string().nullable().defined() }),
});

export const move = endpoint({
  name: 'workflows.move',
  service: 'workflows',
  method: 'POST',
  path: '/processes/{id}/states',
  kind: 'json',
  access: working,
  response: processEntity,
});
