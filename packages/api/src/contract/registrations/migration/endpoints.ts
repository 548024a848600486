import { endpoint } from '../../endpoint.ts';
import { registrationEntity } from '../entities.ts';
import { migrationPreview } from './entities.ts';

export const previewMigration = endpoint({
  name: 'registrations.previewMigration',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/migration',
  kind: 'json',
  access: 'clientFileWrite',
  response: migrationPreview,
});

export const migrate = endpoint({
  name: 'registrations.migrate',
  service: 'migration',
  method: 'POST',
  path: '/migrate',
  kind: 'json',
  access: 'clientFileWrite',
  response: registrationEntity,
});
