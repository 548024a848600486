import { object } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { delivery, notificationSetting as setting } from './entities.ts';

const read = { service: 'notifications', kind: 'json', access: 'notificationSettingsRead' } as const;
const write = { service: 'notifications', kind: 'json', access: 'notificationSettingsWrite' } as const;

export const notificationSettings = endpoint({
  ...read,
  name: 'messages.notificationSettings',
  method: 'GET',
  path: '/settings',
  response: listOf(setting),
});

export const createNotificationSetting = endpoint({
  ...write,
  name: 'messages.createNotificationSetting',
  method: 'POST',
  path: '/settings',
  response: setting,
});

export const notificationSetting = endpoint({
  ...read,
  name: 'messages.notificationSetting',
  method: 'GET',
  path: '/{id}/settings',
  response: setting,
});

export const updateNotificationSetting = endpoint({
  ...write,
  name: 'messages.updateNotificationSetting',
  method: 'PUT',
  path: '/{id}/settings',
  response: setting,
});

export const deleteNotificationSetting = endpoint({
  ...write,
  name: 'messages.deleteNotificationSetting',
  method: 'DELETE',
  path: '/{id}/settings',
  response: object({}),
});

export const setNotificationSecret = endpoint({
  ...write,
  name: 'messages.setNotificationSecret',
  method: 'POST',
  path: '/{id}/settings/secret',
  response: setting,
});

export const testNotification = endpoint({
  ...write,
  name: 'messages.testNotification',
  method: 'POST',
  path: '/{id}/settings/test',
  response: delivery,
});

export const deliveries = endpoint({
  ...read,
  name: 'messages.deliveries',
  method: 'GET',
  path: '/{id}/settings/deliveries',
  response: listOf(delivery),
});

export const replayDelivery = endpoint({
  ...write,
  name: 'messages.replayDelivery',
  method: 'POST',
  path: '/{id}/settings/deliveries/{deliveryId}/replay',
  response: delivery,
});
