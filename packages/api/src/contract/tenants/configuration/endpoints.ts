import { endpoint } from '../../endpoint.ts';
import { configurationSchema } from './entities.ts';

export const configuration = endpoint({
  name: 'tenants.configuration',
  service: 'general',
  method: 'GET',
  path: '/configuration',
  kind: 'json',
  access: 'public',
  response: configurationSchema,
});
