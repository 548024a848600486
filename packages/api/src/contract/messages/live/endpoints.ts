import { mixed, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import {
  liveCounts,
  liveEventNames,
  presenceEntity,
  type LiveEvent,
  type LiveEventName,
} from './entities.ts';

export const presence = endpoint({
  name: 'messages.presence',
  service: 'notifications',
  method: 'POST',
  path: '/presence/{id}',
  kind: 'json',
  access: 'registrationRead',
  // Nothing that is kept: said again every few seconds, and forgotten as fast.
  readsOnly: true,
  response: presenceEntity,
});

export const stream = endpoint({
  name: 'messages.stream',
  service: 'notifications',
  method: 'GET',
  path: '/stream',
  kind: 'stream',
  access: 'signedIn',
  response: object({
    name: string<LiveEventName>().oneOf(liveEventNames).required(),
    data: mixed<LiveEvent['data']>().required(),
  }),
});

export const counts = endpoint({
  name: 'messages.counts',
  service: 'notifications',
  method: 'GET',
  path: '/counts',
  kind: 'json',
  access: 'signedIn',
  response: liveCounts,
});
