import { array, boolean, object, string } from 'yup';
import { pagingFields, trimmed } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { webhookEvents, webhookLimits, type WebhookEvent } from './entities.ts';

const settingFields = {
  name: string().transform(trimmed).required().max(webhookLimits.name),
  address: string().transform(trimmed).required().max(webhookLimits.address),
  events: array(string<WebhookEvent>().oneOf(webhookEvents).required())
    .min(1)
    .max(webhookEvents.length)
    .required(),
  enabled: boolean().required(),
};

export const webhooksServer = {
  'messages.notificationSettings': {
    summary: 'The addresses of the firm that are told of events, by name. Never their secrets.',
    errors: [],
  },
  'messages.createNotificationSetting': {
    summary:
      'Add an address. It has to be on the public internet, with https; nothing is sent to it before it has a secret.',
    body: object(settingFields),
    errors: ['Blocked'],
  },
  'messages.notificationSetting': { summary: 'One of the addresses.', errors: [] },
  'messages.updateNotificationSetting': {
    ifMatch: true,
    summary: 'Change an address, what it is told of, or whether it is.',
    body: object(settingFields),
    errors: ['VersionRequired', 'VersionStale'],
  },
  'messages.deleteNotificationSetting': {
    ifMatch: true,
    summary: 'Delete an address with its log; what is on its way to it is not sent any more.',
    errors: ['VersionRequired', 'VersionStale'],
  },
  'messages.setNotificationSecret': {
    summary:
      'Set the secret that messages to an address are signed with (HMAC-SHA-256, Standard Webhooks 1.0). It can only be written. The one before signs too for 24 hours.',
    body: object({
      secret: string()
        .transform(trimmed)
        .required()
        .min(webhookLimits.secretMin)
        .max(webhookLimits.secretMax),
    }),
    errors: [],
  },
  'messages.testNotification': {
    summary: 'Send a test event to an address, the way that events go.',
    errors: ['Blocked'],
  },
  'messages.deliveries': {
    summary: 'What was sent to an address, or is on its way: 30 days, the newest first.',
    query: object(pagingFields),
    errors: [],
  },
  'messages.replayDelivery': {
    summary: 'Send an event again. It has the same id, so that who had it already sees so.',
    errors: ['Blocked'],
  },
} as const satisfies ServerParts<typeof endpoints>;
