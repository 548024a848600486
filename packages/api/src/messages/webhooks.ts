'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { messages, type Delivery, type InputOf, type NotificationSetting } from '../contract/index.ts';

export type NotificationSettingBody = InputOf<typeof messages.createNotificationSetting>['body'];

/** The addresses of the firm that are told of events. Changes throw `ApiError`, and nothing else. */
export function useNotificationSettings() {
  const { gateway } = useClient();
  const read = useEndpoint(messages.notificationSettings, {});
  const revalidate = useRevalidate();
  const done = () => revalidate('messages.notificationSettings', 'messages.deliveries');
  const setSecret = ({ _id: id }: NotificationSetting, secret: string) =>
    gateway.send(messages.setNotificationSecret, { params: { id }, body: { secret } });
  return {
    ...read,
    /** Adds an address, then its secret: nothing is sent to it before it has one. */
    create: async (body: NotificationSettingBody, secret: string, idempotencyKey: string): Promise<void> => {
      const made = await gateway.send(messages.createNotificationSetting, { body }, { idempotencyKey });
      await setSecret(made, secret);
      await done();
    },
    /** @param secret - the one that takes the place of the present one; null to keep that. */
    update: async (
      setting: NotificationSetting,
      body: NotificationSettingBody,
      secret: string | null,
    ): Promise<void> => {
      const { _id: id, version } = setting;
      await gateway.send(messages.updateNotificationSetting, { params: { id }, body }, { version });
      if (secret !== null) await setSecret(setting, secret);
      await done();
    },
    remove: async ({ _id: id, version }: NotificationSetting): Promise<void> => {
      await gateway.send(messages.deleteNotificationSetting, { params: { id } }, { version });
      await done();
    },
    test: async ({ _id: id }: NotificationSetting): Promise<void> => {
      await gateway.send(messages.testNotification, { params: { id } });
      await done();
    },
  };
}

/** What was sent to an address, or is on its way, the newest first; as many as are wanted. */
export function useDeliveries(id: string, max: number) {
  const { gateway } = useClient();
  const read = useEndpoint(messages.deliveries, { params: { id }, query: { max } });
  return {
    ...read,
    replay: async ({ _id: deliveryId }: Delivery): Promise<void> => {
      await gateway.send(messages.replayDelivery, { params: { id, deliveryId } });
      await read.mutate();
    },
  };
}
