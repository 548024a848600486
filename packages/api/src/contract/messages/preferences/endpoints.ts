import { endpoint } from '../../endpoint.ts';
import { notificationPreferences } from './entities.ts';

const preference = {
  service: 'notifications',
  path: '/preferences',
  kind: 'json',
  access: 'signedIn',
  response: notificationPreferences,
} as const;

export const preferences = endpoint({ ...preference, name: 'messages.preferences', method: 'GET' });

export const updatePreferences = endpoint({
  ...preference,
  name: 'messages.updatePreferences',
  method: 'PUT',
});
