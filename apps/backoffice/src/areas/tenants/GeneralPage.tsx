import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { SettingsFrame } from '../../shared/SettingsFrame.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { ContactSection } from './ContactSection.tsx';
import { RegionSection } from './RegionSection.tsx';
import { ExtensionsSection } from './ExtensionsSection.tsx';

const Whitelabeling = lazyPart(async () => (await import('./whitelabeling/Whitelabeling.tsx')).Whitelabeling);

const tabs = ['contact', 'whitelabeling', 'extensions', 'region'] as const;

/** S1 §2, /administration/settings/general: contact, whitelabeling, extensions, language and region. */
export function GeneralPage() {
  const t = useTranslations('settings');
  const session = useSession();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const tabName = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find(candidate => candidate === tabName) ?? 'contact';
  const title = t($ => $.settings.tabs[tab]);
  usePageTitle(title);
  return (
    <SettingsFrame current={tab}>
      <Stack width={tab === 'whitelabeling' ? 'full' : 'form'}>
        <PageHeader title={title}>{t($ => $.settings.intros[tab])}</PageHeader>
        {tab === 'contact' && <ContactSection tenantId={tenantId} />}
        {tab === 'whitelabeling' && tenantId !== null && (
          <Suspense fallback={<LoadingPage />}>
            <Whitelabeling tenantId={tenantId} />
          </Suspense>
        )}
        {tab === 'region' && <RegionSection tenantId={tenantId} />}
        {tab === 'extensions' && (
          <Suspense fallback={<LoadingPage />}>
            <ExtensionsSection tenantId={tenantId} />
          </Suspense>
        )}
      </Stack>
    </SettingsFrame>
  );
}
