import { array, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { colleague, historyEvent } from '../../registrations/entities.ts';
import { clientComment, connectionEntity, partyEntity, partyRow } from './entities.ts';

export const list = endpoint({
  name: 'parties.list',
  service: 'main',
  method: 'GET',
  path: '/parties',
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(partyRow),
});

export const get = endpoint({
  name: 'parties.get',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}',
  kind: 'json',
  access: 'clientFileRead',
  response: partyEntity,
});

export const update = endpoint({
  name: 'parties.update',
  service: 'main',
  method: 'PUT',
  path: '/parties/{id}/sections/{section}',
  kind: 'json',
  access: 'clientFileWrite',
  response: partyEntity,
});

export const changeStatus = endpoint({
  name: 'parties.changeStatus',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/status',
  kind: 'json',
  access: ['workflowChangePartyStatusWrite', 'workflowEndPartyDoneWrite'],
  response: partyEntity,
});

export const restrict = endpoint({
  name: 'parties.restrict',
  service: 'main',
  method: 'PUT',
  path: '/parties/{id}/restriction',
  kind: 'json',
  access: 'clientFileWrite',
  response: partyEntity,
});

export const changePortal = endpoint({
  name: 'parties.changePortal',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/portal',
  kind: 'json',
  access: 'clientFileWrite',
  response: partyEntity,
});

export const history = endpoint({
  name: 'parties.history',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/history',
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(historyEvent),
});

const comment = '/parties/{id}/comments';

export const comments = endpoint({
  name: 'parties.comments',
  service: 'main',
  method: 'GET',
  path: comment,
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(clientComment),
});

export const addComment = endpoint({
  name: 'parties.addComment',
  service: 'main',
  method: 'POST',
  path: comment,
  kind: 'json',
  access: 'clientFileRead',
  response: clientComment,
});

export const editComment = endpoint({
  name: 'parties.editComment',
  service: 'main',
  method: 'PUT',
  path: '/parties/{id}/comments/{commentId}',
  kind: 'json',
  access: 'clientFileRead',
  response: clientComment,
});

export const markCommentsRead = endpoint({
  name: 'parties.markCommentsRead',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/comments/visits',
  kind: 'json',
  access: 'clientFileRead',
  // Of no interest to anyone but the reader.
  readsOnly: true,
  response: object({}),
});

export const readers = endpoint({
  name: 'parties.readers',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/readers',
  kind: 'json',
  access: 'clientFileRead',
  response: object({ items: array(colleague.required()).required() }),
});

export const reveal = endpoint({
  name: 'parties.reveal',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/reveal',
  kind: 'json',
  access: 'identifierReveal',
  response: object({ value: string().defined() }),
});

export const connections = endpoint({
  name: 'parties.connections',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/connections',
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(connectionEntity),
});

export const connect = endpoint({
  name: 'parties.connect',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/connections',
  kind: 'json',
  access: 'clientFileWrite',
  response: connectionEntity,
});

export const changeConnection = endpoint({
  name: 'parties.changeConnection',
  service: 'main',
  method: 'PUT',
  path: '/parties/{id}/connections/{connectionId}',
  kind: 'json',
  access: 'clientFileWrite',
  response: connectionEntity,
});

export const endConnection = endpoint({
  name: 'parties.endConnection',
  service: 'main',
  method: 'DELETE',
  path: '/parties/{id}/connections/{connectionId}',
  kind: 'json',
  access: 'clientFileWrite',
  response: connectionEntity,
});

export const partiesGetSimplified = endpoint({
  name: 'parties.partiesGetSimplified',
  service: 'parties',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  readsOnly: true,
  access: ['clientFileRead', 'registrationRead'],
  operation: 'partiesGetSimplified',
  document:
    'query partiesGetSimplified($ids: [ID!]!) { partiesGetSimplified(ids: $ids) { items { _id type status name } } }',
  response: object({
    items: array(
      object({
        _id: string().required(),
        type: string().required(),
        status: string().required(),
        name: string().defined(),
      }).required(),
    ).required(),
  }),
});
