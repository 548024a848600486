import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields, trimmed } from './envelope.ts';

/** How long its author may change a comment (4-expectations row 82), in minutes. */
export const commentEditMinutes = 15;
export const commentLimit = 4000;

const colleague = object({ _id: string().required(), name: string().required() });

/** What a colleague said about a registration; clients never see it. */
const commentEntity = object({
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  /** Null for one that was never changed. */
  editedAt: string().nullable().defined(),
  author: colleague.required(),
  text: string().defined(),
  /** Whom it calls; each of them was told. */
  mentions: array(colleague.required()).required(),
  /** The reader wrote it, less than 15 minutes ago. */
  mayEdit: boolean().required(),
});

const commentBody = object({
  text: string()
    .defined()
    .transform(trimmed)
    .test(...check(required))
    .test(...check(maxLength, { max: commentLimit })),
  /** User ids, each of somebody who may see the registration. */
  mentions: array(string().max(64).required()).max(20).required(),
});

const path = '/registrations/{id}/comments';

const list = endpoint({
  name: 'registrations.comments',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'registrationRead',
  summary: 'What colleagues said about a registration, the newest first.',
  query: object(pagingFields),
  response: listOf(commentEntity),
  errors: [],
});

const add = endpoint({
  name: 'registrations.addComment',
  service: 'main',
  method: 'POST',
  path,
  kind: 'json',
  access: 'registrationRead',
  summary: 'Says something about a registration. Whoever is mentioned is told.',
  body: commentBody,
  response: commentEntity,
  errors: [],
});

const edit = endpoint({
  name: 'registrations.editComment',
  service: 'main',
  method: 'PUT',
  path: '/registrations/{id}/comments/{commentId}',
  kind: 'json',
  access: 'registrationRead',
  ifMatch: true,
  summary: 'Changes what one said, within 15 minutes. Whoever is mentioned for the first time is told.',
  body: commentBody,
  response: commentEntity,
  errors: ['VersionRequired', 'VersionStale'],
});

const readers = endpoint({
  name: 'registrations.readers',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/readers',
  kind: 'json',
  access: 'registrationRead',
  summary: 'Colleagues who may see a registration: only they can be mentioned in a comment.',
  response: object({ items: array(colleague.required()).required() }),
  errors: [],
});

/** Endpoints of what colleagues say about a registration. */
export const comments = { comments: list, addComment: add, editComment: edit, readers } as const;
