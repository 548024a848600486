import { useNotificationSettings } from '@dossier/api/messages';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

/** Does something about an address and says what came of it. @returns true when it was done. */
export function useWebhookNotify(blocked?: string) {
  const texts = useTexts('webhooks');
  const { mutate } = useNotificationSettings();
  return useNotify(
    { VersionStale: texts.stale, NotFound: texts.stale, Blocked: blocked ?? texts.blocked },
    () => void mutate(),
  );
}
