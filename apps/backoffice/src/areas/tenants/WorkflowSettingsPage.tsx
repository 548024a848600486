import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { useIntakeWords } from '../../shared/intake-words.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useWords } from '../../shared/words.ts';
import { OnboardingSection } from './onboarding/OnboardingSection.tsx';

/** S1 §2, /administration/settings/workflows: how the firm takes somebody on. */
export function WorkflowSettingsPage() {
  useIntakeWords();
  const t = useWords();
  const session = useSession();
  const title = t($ => $.places.titles.settingsWorkflows);
  usePageTitle(title);
  return (
    <Stack>
      <PageHeader title={title}>{t($ => $.intake.onboarding.intro)}</PageHeader>
      <OnboardingSection tenantId={session.status === 'signedIn' ? session.tenantId : null} />
    </Stack>
  );
}
