import { array, number, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { registrationRow, savedView } from './entities.ts';

export const list = endpoint({
  name: 'registrations.list',
  service: 'main',
  method: 'GET',
  path: '/registrations',
  kind: 'json',
  access: 'registrationRead',
  response: listOf(registrationRow),
});

export const completeness = endpoint({
  name: 'registrations.completeness',
  service: 'main',
  method: 'GET',
  path: '/registrations/completeness',
  kind: 'json',
  access: 'registrationRead',
  response: object({
    items: array(
      object({
        _id: string().required(),
        done: number().integer().required(),
        total: number().integer().required(),
      }),
    ).required(),
  }),
});

const path = '/registrations/views';

export const views = endpoint({
  name: 'registrations.views',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'registrationRead',
  response: object({ items: array(savedView.required()).required() }),
});

export const saveView = endpoint({
  name: 'registrations.saveView',
  service: 'main',
  method: 'POST',
  path,
  kind: 'json',
  access: 'registrationRead',
  response: savedView,
});

export const changeView = endpoint({
  name: 'registrations.changeView',
  service: 'main',
  method: 'PUT',
  path: `${path}/{viewId}`,
  kind: 'json',
  access: 'registrationRead',
  response: savedView,
});

export const removeView = endpoint({
  name: 'registrations.removeView',
  service: 'main',
  method: 'DELETE',
  path: `${path}/{viewId}`,
  kind: 'json',
  access: 'registrationRead',
  response: object({}),
});

export const markViewSeen = endpoint({
  name: 'registrations.markViewSeen',
  service: 'main',
  method: 'POST',
  path: `${path}/{viewId}/looks`,
  kind: 'json',
  access: 'registrationRead',
  // Of no interest to anyone but the reader.
  readsOnly: true,
  response: object({}),
});
