import { usePermissions } from '@dossier/api/access';
import { useNotificationSettings } from '@dossier/api/messages';
import { ForbiddenPage } from '../../../shared/ForbiddenPage.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { WebhookList } from './WebhookList.tsx';

/** S1 §2, /administration/settings/access: systems of the firm that are told of events. */
export function WebhooksPage() {
  const { may, isLoading } = usePermissions(['notificationSettingsRead', 'notificationSettingsWrite']);
  const settings = useNotificationSettings();
  if (isLoading) return <LoadingPage />;
  if (!may('notificationSettingsRead')) return <ForbiddenPage permission="notificationSettingsRead" />;
  if (settings.error && !settings.data)
    return <LoadFailed error={settings.error} onRetry={() => void settings.mutate()} />;
  if (!settings.data) return <LoadingPage />;
  return <WebhookList settings={settings.data.items} mayChange={may('notificationSettingsWrite')} />;
}
