import { registrationStatus, type RegistrationStatus } from '@dossier/validators/vocabularies';
import { array, mixed, object, string } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../envelope.ts';
import {
  acceptanceEntity,
  changesEntity,
  colleague,
  commentEntity,
  duplicateOf,
  historyEvent,
  progressEntity,
  registrationEntity,
  statusFields,
  type DuplicateOf,
} from './entities.ts';

export * from './batches/endpoints.ts';
export * from './list/endpoints.ts';
export * from './migration/endpoints.ts';

export const create = endpoint({
  name: 'registrations.create',
  service: 'main',
  method: 'POST',
  path: '/registrations',
  kind: 'json',
  access: 'registrationWrite',
  response: registrationEntity,
});

export const get = endpoint({
  name: 'registrations.get',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}',
  kind: 'json',
  access: 'registrationRead',
  response: registrationEntity,
});

export const assign = endpoint({
  name: 'registrations.assign',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/assignee',
  kind: 'json',
  access: 'registrationWrite',
  response: registrationEntity,
});

export const update = endpoint({
  name: 'registrations.update',
  service: 'main',
  method: 'PUT',
  path: '/registrations/{id}',
  kind: 'json',
  access: 'registrationWrite',
  response: registrationEntity,
});

export const reveal = endpoint({
  name: 'registrations.reveal',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/parties/{partyId}/reveal',
  kind: 'json',
  access: 'identifierReveal',
  response: object({ value: string().defined() }),
});

export const history = endpoint({
  name: 'registrations.history',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/history',
  kind: 'json',
  access: 'registrationRead',
  response: listOf(historyEvent),
});

export const acceptance = endpoint({
  name: 'registrations.acceptance',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/acceptance',
  kind: 'json',
  access: 'registrationRead',
  response: acceptanceEntity,
});

export const changes = endpoint({
  name: 'registrations.changes',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/changes',
  kind: 'json',
  access: 'registrationRead',
  response: changesEntity,
});

export const markSeen = endpoint({
  name: 'registrations.markSeen',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/visits',
  kind: 'json',
  access: 'registrationRead',
  // Of no interest to anyone but the reader.
  readsOnly: true,
  response: object({}),
});

export const duplicates = endpoint({
  name: 'registrations.duplicates',
  service: 'main',
  method: 'POST',
  path: '/registrations/duplicates',
  kind: 'json',
  access: 'registrationWrite',
  readsOnly: true,
  response: listOf(
    object({
      _id: string().required(),
      number: string().required(),
      name: string().required(),
      status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
      match: string<DuplicateOf>().oneOf(duplicateOf).required(),
    }),
  ),
});

export const status = endpoint({
  name: 'registrations.status',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/status',
  kind: 'json',
  access: 'registrationRead',
  response: object(statusFields),
});

export const changeStatus = endpoint({
  name: 'registrations.changeStatus',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/status',
  kind: 'json',
  access: 'registrationRead',
  response: progressEntity,
});

export const progress = endpoint({
  name: 'registrations.progress',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/progress',
  kind: 'json',
  access: 'registrationRead',
  response: progressEntity,
});

export const wait = endpoint({
  name: 'registrations.wait',
  service: 'main',
  method: 'POST',
  path: '/registrations/{id}/waiting',
  kind: 'json',
  access: 'registrationWrite',
  response: progressEntity,
});

const path = '/registrations/{id}/comments';

export const comments = endpoint({
  name: 'registrations.comments',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'registrationRead',
  response: listOf(commentEntity),
});

export const addComment = endpoint({
  name: 'registrations.addComment',
  service: 'main',
  method: 'POST',
  path,
  kind: 'json',
  access: 'registrationRead',
  response: commentEntity,
});

export const editComment = endpoint({
  name: 'registrations.editComment',
  service: 'main',
  method: 'PUT',
  path: '/registrations/{id}/comments/{commentId}',
  kind: 'json',
  access: 'registrationRead',
  response: commentEntity,
});

export const readers = endpoint({
  name: 'registrations.readers',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/readers',
  kind: 'json',
  access: 'registrationRead',
  response: object({ items: array(colleague.required()).required() }),
});

const exportOne = endpoint({
  name: 'registrations.export',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/export',
  kind: 'download',
  access: 'registrationRead',
  response: mixed<Blob>().required(),
});
export { exportOne as export };
