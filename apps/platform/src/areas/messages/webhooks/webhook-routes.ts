import { AppError } from '../../../shared/errors/app-error.ts';
import { reads, writes, type RoutesOf } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import { listDeliveries, replay, sendTest } from './log.ts';
import {
  createSetting,
  deleteSetting,
  listSettings,
  readSetting,
  setSecret,
  updateSetting,
} from './settings.ts';

type RouteNames =
  | 'messages.notificationSettings'
  | 'messages.createNotificationSetting'
  | 'messages.notificationSetting'
  | 'messages.updateNotificationSetting'
  | 'messages.deleteNotificationSetting'
  | 'messages.setNotificationSecret'
  | 'messages.testNotification'
  | 'messages.deliveries'
  | 'messages.replayDelivery';

export function webhookRoutes({ outbound }: Services): Pick<RoutesOf<'messages'>, RouteNames> {
  /** @throws {AppError} ValidationFailed for an address that leads to where nothing is sent. */
  async function assertReachable(address: string): Promise<void> {
    if (!(await outbound.mayReach(address)))
      throw new AppError('ValidationFailed', { fields: [{ path: 'address', code: 'publicAddress' }] });
  }
  return {
    'messages.notificationSettings': reads(({ work }) => listSettings(work)),
    'messages.createNotificationSetting': {
      mode: 'prepares',
      async prepare({ body: { address } }) {
        await assertReachable(address);
        return ({ work, body }) => createSetting(work, body);
      },
    },
    'messages.notificationSetting': reads(({ work, params }) => readSetting(work, params.id)),
    'messages.updateNotificationSetting': {
      mode: 'prepares',
      async prepare({ body: { address } }) {
        await assertReachable(address);
        return ({ work, params, body, version }) => updateSetting(work, params.id, body, version);
      },
    },
    'messages.deleteNotificationSetting': {
      mode: 'writes',
      async handle({ work, params, version }) {
        await deleteSetting(work, params.id, version);
        return {};
      },
    },
    'messages.setNotificationSecret': writes(({ work, params, body }) =>
      setSecret(work, params.id, body.secret),
    ),
    'messages.testNotification': writes(({ work, params }) => sendTest(work, params.id)),
    'messages.deliveries': reads(({ work, params, query }) => listDeliveries(work, params.id, query)),
    'messages.replayDelivery': writes(({ work, params }) => replay(work, params.id, params.deliveryId)),
  };
}
