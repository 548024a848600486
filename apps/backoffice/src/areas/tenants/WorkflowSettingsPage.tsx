import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Suspense } from 'react';
import { SettingsFrame } from '../../shared/SettingsFrame.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { OnboardingSection } from './onboarding/OnboardingSection.tsx';
import { ProcessSettings } from './processes/ProcessSettings.tsx';
import { OnboardingHistory } from './onboarding/OnboardingHistory.tsx';

/** Below all that is to be done: nothing waits for it. */

/** S1 §2, /administration/settings/workflows: how the firm takes someone on. */
export function WorkflowSettingsPage() {
  const t = useTranslations('frame', 'intake');
  const session = useSession();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const title = t($ => $.frame.titles.settingsWorkflows);
  usePageTitle(title);
  return (
    <SettingsFrame current="workflows">
      <Stack>
        <PageHeader title={title}>{t($ => $.intake.onboarding.intro)}</PageHeader>
        <OnboardingSection tenantId={tenantId} />
        <Suspense fallback={null}>
          <ProcessSettings />
        </Suspense>
        {tenantId !== null && (
          <Suspense fallback={null}>
            <OnboardingHistory tenantId={tenantId} />
          </Suspense>
        )}
      </Stack>
    </SettingsFrame>
  );
}
