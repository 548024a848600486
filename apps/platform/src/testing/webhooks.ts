import { randomUUID } from 'node:crypto';
import type { Delivery, NotificationSetting, WebhookEvent } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

export const webhookSecret = 'a secret of twenty-four signs';
const settings = '/api/notifications/settings';

/** An address that is told of events, with its secret. */
export async function addWebhook(
  platform: TestPlatform,
  token: string,
  address: string,
  events: readonly WebhookEvent[] = ['registration.created'],
): Promise<NotificationSetting> {
  const body = { name: randomUUID(), address, events, enabled: true };
  const { _id } = await platform.get<NotificationSetting>(settings, { method: 'POST', token, body });
  return platform.get<NotificationSetting>(`/api/notifications/${_id}/settings/secret`, {
    method: 'POST',
    token,
    body: { secret: webhookSecret },
  });
}

/** An address with a delivery that failed, and can be sent again. */
export async function makeWebhook(
  platform: TestPlatform,
  token: string,
): Promise<{ readonly webhookId: string; readonly deliveryId: string }> {
  const { _id: webhookId, tenant_id: tenantId } = await addWebhook(platform, token, 'http://127.0.0.1:9/');
  const { _id: deliveryId } = await platform.get<Delivery>(`/api/notifications/${webhookId}/settings/test`, {
    method: 'POST',
    token,
  });
  await platform.database.tenant(tenantId, tx =>
    tx.updateTable('notification_deliveries').set({ state: 'failed' }).where('id', '=', deliveryId).execute(),
  );
  return { webhookId, deliveryId };
}
