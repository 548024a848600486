import { permissions, type Permission, type SettingsPage } from '@dossier/api/contract';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listPermitted } from '../../shared/caller/permitted.ts';
import { notifyNow } from './send.ts';

/** What it takes to change a page of the settings. */
const permissionOf: Readonly<Record<SettingsPage, Permission>> = {
  contact: permissions.code('settingsGeneralWrite'),
  whitelabeling: permissions.code('settingsGeneralWrite'),
  extensions: permissions.code('settingsGeneralWrite'),
  region: permissions.code('settingsGeneralWrite'),
  registrationTypes: permissions.code('settingsProductsWrite'),
  modules: permissions.code('settingsProductsWrite'),
  authentication: permissions.code('userSettingsWrite'),
  restrictedClients: permissions.code('userSettingsWrite'),
  connections: permissions.code('settingsConnectionsWrite'),
  customFields: permissions.code('settingsPartiesWrite'),
  riskReview: permissions.code('settingsPartiesWrite'),
  workflows: permissions.code('settingsWorkflowsWrite'),
  notifications: permissions.code('notificationSettingsWrite'),
};

/**
 * Tells those who may change a page of the settings themselves that a colleague has: what they left there is gone. What the
 * platform sets up is no one's change.
 */
export async function notifySettingsChanged(work: UnitOfWork, page: SettingsPage): Promise<void> {
  if (work.actor.id.startsWith('system:')) return;
  const answerable = (await listPermitted(work)).filter(user => user.permissions.has(permissionOf[page]));
  await notifyNow(work, {
    messageType: 'settingsChanged',
    userIds: answerable.map(({ userId }) => userId),
    registrationId: null,
    settingsPage: page,
  });
}
