import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { registerComparison } from './entities.ts';

const path = '/parties/{id}/owners/register';

export const registerComparisons = endpoint({
  name: 'parties.registerComparisons',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'clientFileRead',
  response: listOf(registerComparison),
});

export const compareRegister = endpoint({
  name: 'parties.compareRegister',
  service: 'main',
  method: 'POST',
  path,
  kind: 'json',
  access: 'clientFileWrite',
  response: registerComparison,
});

export const settleDiscrepancy = endpoint({
  name: 'parties.settleDiscrepancy',
  service: 'main',
  method: 'PUT',
  path: `${path}/{comparisonId}/discrepancies/{discrepancyId}`,
  kind: 'json',
  access: 'clientFileWrite',
  response: registerComparison,
});

export const attachExtract = endpoint({
  name: 'parties.attachExtract',
  service: 'main',
  method: 'PUT',
  path: `${path}/{comparisonId}/document`,
  kind: 'json',
  access: 'clientFileWrite',
  response: registerComparison,
});
