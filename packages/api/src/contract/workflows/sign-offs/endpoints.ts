import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { signOffEntity, signOffSummary } from './entities.ts';

export const signOffs = endpoint({
  name: 'workflows.signOffs',
  service: 'workflows',
  method: 'GET',
  path: '/sign-offs',
  kind: 'json',
  access: 'registrationRead',
  response: listOf(signOffSummary),
});

export const signOff = endpoint({
  name: 'workflows.signOff',
  service: 'workflows',
  method: 'GET',
  path: '/sign-offs/{id}',
  kind: 'json',
  access: 'registrationRead',
  response: signOffEntity,
});

export const decide = endpoint({
  name: 'workflows.decide',
  service: 'workflows',
  method: 'POST',
  path: '/sign-offs/{id}/decision',
  kind: 'json',
  access: 'registrationRead',
  response: signOffEntity,
});
