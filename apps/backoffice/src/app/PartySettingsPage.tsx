import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { CustomFieldsPage } from '../areas/parties/CustomFieldsPage.tsx';
import { lazyPart } from '../shared/lazy-part.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { SettingsFrame } from '../shared/SettingsFrame.tsx';

const RiskReviewPage = lazyPart(
  async () => (await import('../areas/tenants/risk-review/RiskReviewPage.tsx')).RiskReviewPage,
);

/** S1 §2, /administration/settings/parties: what is recorded of clients besides, and when their risk is reviewed. */
export function PartySettingsPage() {
  const isRiskReview = new URLSearchParams(useSearch()).get('tab') === 'riskReview';
  return (
    <SettingsFrame current={isRiskReview ? 'riskReview' : 'customFields'}>
      <Suspense fallback={<LoadingPage />}>
        {isRiskReview ? <RiskReviewPage /> : <CustomFieldsPage />}
      </Suspense>
    </SettingsFrame>
  );
}
