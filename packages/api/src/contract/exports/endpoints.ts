import { mixed } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../envelope.ts';
import { exportEntity, exportItem } from './entities.ts';

const access = 'clientFileOverviewPartiesExport';

export const start = endpoint({
  name: 'exports.start',
  service: 'templates',
  method: 'POST',
  path: '/exports',
  kind: 'json',
  access,
  response: exportEntity,
});

export const list = endpoint({
  name: 'exports.list',
  service: 'templates',
  method: 'GET',
  path: '/exports',
  kind: 'json',
  access,
  response: listOf(exportEntity),
});

export const get = endpoint({
  name: 'exports.get',
  service: 'templates',
  method: 'GET',
  path: '/exports/{id}',
  kind: 'json',
  access,
  response: exportEntity,
});

export const items = endpoint({
  name: 'exports.items',
  service: 'templates',
  method: 'GET',
  path: '/exports/{id}/items',
  kind: 'json',
  access,
  response: listOf(exportItem),
});

export const cancel = endpoint({
  name: 'exports.cancel',
  service: 'templates',
  method: 'POST',
  path: '/exports/{id}/cancel',
  kind: 'json',
  access,
  response: exportEntity,
});

export const retry = endpoint({
  name: 'exports.retry',
  service: 'templates',
  method: 'POST',
  path: '/exports/{id}/retry',
  kind: 'json',
  access,
  response: exportEntity,
});

export const download = endpoint({
  name: 'exports.download',
  service: 'templates',
  method: 'GET',
  path: '/exports/{id}/file',
  kind: 'download',
  access,
  response: mixed<Blob>().required(),
});
