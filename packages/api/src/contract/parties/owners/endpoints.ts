import { mixed } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { beneficialOwners } from './entities.ts';

export const owners = endpoint({
  name: 'parties.owners',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/owners',
  kind: 'json',
  access: ['clientFileRead', 'registrationRead'],
  response: beneficialOwners,
});

export const ownersReport = endpoint({
  name: 'parties.ownersReport',
  service: 'main',
  method: 'GET',
  path: '/parties/{id}/owners/report',
  kind: 'download',
  access: ['clientFileRead', 'registrationRead'],
  response: mixed<Blob>().required(),
});

export const confirmOwners = endpoint({
  name: 'parties.confirmOwners',
  service: 'main',
  method: 'POST',
  path: '/parties/{id}/owners/confirmation',
  kind: 'json',
  access: ['clientFileWrite', 'registrationWrite'],
  response: beneficialOwners,
});
