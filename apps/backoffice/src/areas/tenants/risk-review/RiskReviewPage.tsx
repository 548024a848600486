import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { RiskReviewSection } from './RiskReviewSection.tsx';

/** S1 §2, /administration/settings/parties: the levels of risk, and when clients are reviewed. */
export function RiskReviewPage() {
  const t = useTranslations('settings');
  const { intro } = useTexts('riskSettings');
  const session = useSession();
  const title = t($ => $.settings.tabs.riskReview);
  usePageTitle(title);
  return (
    <Stack width="form">
      <PageHeader title={title}>{intro}</PageHeader>
      <RiskReviewSection tenantId={session.status === 'signedIn' ? session.tenantId : null} />
    </Stack>
  );
}
