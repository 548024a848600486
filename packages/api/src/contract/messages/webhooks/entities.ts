import { array, boolean, number, object, string, type InferType } from '../../answers.ts';
import { entityFields } from '../../envelope.ts';

/** What a firm's own system may be notified of: codes of the audit trail. */
export const webhookEvents = [
  'registration.created',
  'registration.changed',
  'registration.assigned',
  'registration.statusChanged',
  'registration.waiting',
  'registration.invited',
  'registration.documentAdded',
  'registration.documentRemoved',
  'party.created',
  'party.changed',
  'party.statusChanged',
  'party.connected',
  'party.disconnected',
  'signOff.requested',
  'signOff.approved',
  'signOff.rejected',
  'signOff.withdrawn',
  'user.created',
  'user.updated',
  'user.enabled',
  'user.disabled',
  'group.changed',
  'group.membersChanged',
  'token.created',
  'token.revoked',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** Sent by hand, to see whether it arrives. */
export const testEvent = 'test';

/** Characters. */
export const webhookLimits = { name: 60, address: 500, secretMin: 24, secretMax: 200 } as const;
/** Hours in which the secret before signs messages too. */
export const secretOverlapHours = 24;
/** Addresses that a firm may have. */
export const maxWebhooks = 100;
/** Days that the log of deliveries goes back. */
export const deliveryDays = 30;

/** S2 §7, `/settings/`: an address of the firm that is told of events. Its secret is never read. */
export const notificationSetting = object({
  ...entityFields,
  name: string().required(),
  address: string().required(),
  events: array(string<WebhookEvent>().oneOf(webhookEvents).required()).required(),
  enabled: boolean().required(),
  /** When its secret was set last; nothing is sent without one. */
  secretSetAt: string().nullable().defined(),
  /** Until when the secret before signs too; null where none does. */
  previousSecretUntil: string().nullable().defined(),
});
export type NotificationSetting = InferType<typeof notificationSetting>;

export const deliveryStates = ['waiting', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a try did not arrive. */
export const deliveryErrors = ['status', 'timeout', 'refusedAddress', 'unreachable'] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** An event on its way to an address, or arrived. */
export const delivery = object({
  _id: string().required(),
  /** Names the event: the same each time that it is sent. */
  eventId: string().required(),
  type: string<WebhookEvent | typeof testEvent>()
    .oneOf([...webhookEvents, testEvent])
    .required(),
  /** When it happened. */
  at: string().required(),
  state: string<DeliveryState>().oneOf(deliveryStates).required(),
  attempts: number().integer().required(),
  /** HTTP status of the last try; null where none came. */
  status: number().integer().nullable().defined(),
  error: string<DeliveryError>().oneOf(deliveryErrors).nullable().defined(),
  triedAt: string().nullable().defined(),
  /** Sent again by hand. */
  isReplay: boolean().required(),
});
export type Delivery = InferType<typeof delivery>;
