import { endpoint } from '../../endpoint.ts';
import { partyDeletion } from './entities.ts';

const path = '/parties/{id}/deletion';

export const deletion = endpoint({
  name: 'parties.deletion',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'clientFileRead',
  response: partyDeletion,
});

export const changeDeletion = endpoint({
  name: 'parties.changeDeletion',
  service: 'main',
  method: 'POST',
  path,
  kind: 'json',
  access: 'deletePartyWrite',
  response: partyDeletion,
});
