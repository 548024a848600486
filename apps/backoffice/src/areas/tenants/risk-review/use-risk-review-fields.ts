import type { SectionValues } from '@dossier/api/tenants';
import { riskLevel } from '@dossier/validators/vocabularies';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

type RiskReview = SectionValues['riskReview'];

/** What is compared between two versions of the levels of risk, in the order of the page. */
export function useRiskReviewFields() {
  const t = useTranslations('riskSettings');
  const texts = useTexts('riskSettings');
  const textOf = useVocabularyText();
  const levels = riskLevel.codes.flatMap((id, index) => {
    const level = textOf('riskLevel', id);
    const labelOf = (field: string) => t($ => $.riskSettings.fieldOf, { level, field });
    return [
      {
        id: `${id} name`,
        label: labelOf(texts.name),
        read: (value: RiskReview) => value.levels[index]?.name ?? level,
      },
      {
        id: `${id} months`,
        label: labelOf(texts.months),
        read: (value: RiskReview) => String(value.levels[index]?.months),
      },
    ];
  });
  return [
    ...levels.filter(field => field.id !== 'UNACCEPTABLE months'),
    {
      id: 'defaultMonths',
      label: texts.defaultMonths,
      read: ({ defaultMonths }: RiskReview) => String(defaultMonths),
    },
    {
      id: 'triggerInitialRiskReview',
      label: texts.initial,
      read: ({ triggerInitialRiskReview }: RiskReview) => (triggerInitialRiskReview ? texts.yes : texts.no),
    },
  ];
}

/** The section that comes of two versions: `of` says whose was chosen for a field. */
export const mergeRiskReview = (of: (id: string) => RiskReview): RiskReview => ({
  levels: riskLevel.codes.map((id, index) => ({
    id,
    name: of(`${id} name`).levels[index]?.name ?? null,
    months: of(`${id} months`).levels[index]?.months ?? 0,
  })),
  defaultMonths: of('defaultMonths').defaultMonths,
  triggerInitialRiskReview: of('triggerInitialRiskReview').triggerInitialRiskReview,
});
