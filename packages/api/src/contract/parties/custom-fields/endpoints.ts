import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { customField } from './entities.ts';

export const customFields = endpoint({
  name: 'parties.customFields',
  service: 'main',
  method: 'GET',
  path: '/custom-fields',
  kind: 'json',
  access: ['clientFileRead', 'settingsPartiesRead'],
  response: listOf(customField),
});

export const addCustomField = endpoint({
  name: 'parties.addCustomField',
  service: 'main',
  method: 'POST',
  path: '/custom-fields',
  kind: 'json',
  access: 'settingsPartiesWrite',
  response: customField,
});

export const changeCustomField = endpoint({
  name: 'parties.changeCustomField',
  service: 'main',
  method: 'PUT',
  path: '/custom-fields/{id}',
  kind: 'json',
  access: 'settingsPartiesWrite',
  response: customField,
});
