import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { mergePlan as plan, partyMerge } from './entities.ts';

export const mergePlan = endpoint({
  name: 'parties.mergePlan',
  service: 'custodians',
  method: 'GET',
  path: '/merge/bkyc/{a}/{b}',
  kind: 'json',
  access: 'clientFileRead',
  response: plan,
});

export const requestMerge = endpoint({
  name: 'parties.requestMerge',
  service: 'custodians',
  method: 'POST',
  path: '/merge/bkyc/{a}/{b}',
  kind: 'json',
  access: 'clientFileWrite',
  response: partyMerge,
});

export const merges = endpoint({
  name: 'parties.merges',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/merges',
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(partyMerge),
});

export const merge = endpoint({
  name: 'parties.merge',
  service: 'main',
  method: 'GET',
  path: '/merges/{id}',
  kind: 'json',
  access: 'clientFileRead',
  response: partyMerge,
});

export const undoMerge = endpoint({
  name: 'parties.undoMerge',
  service: 'main',
  method: 'POST',
  path: '/merges/{id}/undo',
  kind: 'json',
  access: 'deletePartyWrite',
  response: partyMerge,
});
