import { endpoint } from '../endpoint.ts';
import { tenantSettings } from './entities.ts';
import { regionSettings } from './settings-values.ts';

export * from './configuration/endpoints.ts';
export * from './sections/endpoints.ts';

export const settings = endpoint({
  name: 'tenants.settings',
  service: 'main',
  method: 'GET',
  path: '/tenants/{tenantId}/settings',
  kind: 'json',
  access: 'signedIn',
  response: tenantSettings,
});

export const regions = endpoint({
  name: 'tenants.regions',
  service: 'main',
  method: 'GET',
  path: '/tenants/{tenantId}/regions',
  kind: 'json',
  access: 'signedIn',
  response: regionSettings,
});
