import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useSearch } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { SettingsFrame } from '../../shared/SettingsFrame.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { ModulesSection } from './products/ModulesSection.tsx';
import { RegistrationTypesSection } from './products/RegistrationTypesSection.tsx';

/** S1 §2, /administration/settings/products: which registrations may be started, and the modules that the firm uses. */
export function ProductSettingsPage() {
  const t = useTranslations('productSettings', 'settings');
  const session = useSession();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const tab =
    new URLSearchParams(useSearch()).get('tab') === 'modules' ? 'modules' : ('registrationTypes' as const);
  const title = t($ => $.settings.tabs[tab]);
  usePageTitle(title);
  return (
    <SettingsFrame current={tab}>
      <Stack width="form">
        <PageHeader title={title}>{t($ => $.productSettings.intros[tab])}</PageHeader>
        {tab === 'modules' ? (
          <ModulesSection tenantId={tenantId} />
        ) : (
          <RegistrationTypesSection tenantId={tenantId} />
        )}
      </Stack>
    </SettingsFrame>
  );
}
