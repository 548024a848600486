import { usePermissions } from '@dossier/api/access';
import { useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionView } from '../SectionView.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { RiskReviewForm } from './RiskReviewForm.tsx';
import { mergeRiskReview, useRiskReviewFields } from './use-risk-review-fields.ts';

/** What the levels of risk are called, and after how many months a client is reviewed (3-decisions 4.6). */
export function RiskReviewSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('settings');
  const { may } = usePermissions(['settingsPartiesWrite']);
  const saving = useSaveSection(tenantId, 'riskReview');
  const fields = useRiskReviewFields();
  return (
    <SectionView
      saving={saving}
      label={t($ => $.settings.tabs.riskReview)}
      fields={fields}
      merge={mergeRiskReview}
      history={tenantId !== null && <SectionHistory tenantId={tenantId} name="riskReview" fields={fields} />}
    >
      {section => (
        <RiskReviewForm section={section} isReadOnly={!may('settingsPartiesWrite')} onSave={saving.submit} />
      )}
    </SectionView>
  );
}
