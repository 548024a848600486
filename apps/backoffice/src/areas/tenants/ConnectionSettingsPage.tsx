import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { usePageTitle } from '../../shared/page-title.ts';
import { SettingsFrame } from '../../shared/SettingsFrame.tsx';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { OwnershipSection } from './connections/OwnershipSection.tsx';

/** S1 §2, /administration/settings/connections: from which share on someone is a beneficial owner. */
export function ConnectionSettingsPage() {
  const t = useTranslations('settings');
  const texts = useTexts('connectionSettings');
  const session = useSession();
  const title = t($ => $.settings.tabs.connections);
  usePageTitle(title);
  return (
    <SettingsFrame current="connections">
      <Stack width="form">
        <PageHeader title={title}>{texts.intro}</PageHeader>
        <OwnershipSection tenantId={session.status === 'signedIn' ? session.tenantId : null} />
      </Stack>
    </SettingsFrame>
  );
}
