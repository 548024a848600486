import { useRiskQualificationSetting } from '@dossier/api/kyc';
import { riskLevelOf } from '../../../shared/risk-level-of.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

export function useRisk() {
  const { notAssessed } = useTexts('registrations');
  const textOf = useVocabularyText('party');
  const { data } = useRiskQualificationSetting();
  return (id: string | null) => riskLevelOf(id, data?.levels, { textOf, notAssessed });
}
