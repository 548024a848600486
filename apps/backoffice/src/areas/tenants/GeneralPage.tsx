import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { ViewTabs } from '@dossier/ui/view-tabs';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { ContactSection } from './ContactSection.tsx';
import { RegionSection } from './RegionSection.tsx';
import { ExtensionsSection } from './ExtensionsSection.tsx';

const Whitelabeling = lazyPart(async () => (await import('./whitelabeling/Whitelabeling.tsx')).Whitelabeling);

const tabs = ['contact', 'whitelabeling', 'extensions', 'region'] as const;
const path = '/administration/settings/general';

/** S1 §2, /administration/settings/general: contact, whitelabeling, extensions, language and region. */
export function GeneralPage() {
  const t = useTranslations('frame', 'settings');
  const [, navigate] = useLocation();
  const session = useSession();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const tabName = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find(candidate => candidate === tabName) ?? 'contact';
  const title = t($ => $.frame.navigation.general);
  usePageTitle(title);
  return (
    <Stack>
      <PageHeader title={title} />
      <ViewTabs
        label={t($ => $.frame.navigation.sections)}
        current={tab}
        onChange={({ href }) => navigate(href)}
        views={tabs.map(id => ({ id, label: t($ => $.settings.tabs[id]), href: `${path}?tab=${id}` }))}
      />
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
  );
}
