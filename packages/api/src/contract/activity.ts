import { boolean, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields } from './envelope.ts';

/** Something that one of the staff did, or that was done about them. */
const activityEvent = object({
  _id: string().required(),
  at: string().required(),
  /** `registration.assigned`: what happened, as a code. */
  action: string().required(),
  /** True for what they did; false for what somebody else, or the platform, did about them. */
  isOwn: boolean().required(),
  /** Name of whoever did it; null for the platform itself, and for somebody unknown. */
  actor: string().nullable().defined(),
  /** What it was about. The name is missing where the reader may not see it, and where it has none. */
  about: object({
    type: string().required(),
    id: string().required(),
    name: string().nullable().defined(),
  }).required(),
});

const userHistory = endpoint({
  name: 'access.userHistory',
  service: 'access',
  method: 'GET',
  path: '/users/{id}/history',
  kind: 'json',
  access: 'auditRead',
  summary: 'What one of the staff did, and what was done about them, the newest first.',
  query: object(pagingFields),
  response: listOf(activityEvent),
  errors: [],
});

/** The part of the area `access` that says who did what. */
export const activity = { userHistory } as const;
