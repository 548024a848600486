import { FormNumberField, FormTextField, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import type { RiskLevel } from '@dossier/validators/vocabularies';
import { useTexts } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import type { RiskReviewValues } from './risk-review-form.ts';

/** One level of risk: what the firm calls it, and its months; a relation that is unacceptable has no next review. */
export function LevelFields({ control, id, index, isReadOnly }: LevelFieldsProps) {
  const texts = useTexts('riskSettings');
  const level = useVocabularyText()('riskLevel', id);
  return (
    <Section level={3} title={level}>
      <Columns>
        <FormTextField
          control={control}
          name={`levels.${index}.name`}
          label={texts.name}
          group={level}
          placeholder={level}
          isOptional
          isDisabled={isReadOnly}
        />
        {id === 'UNACCEPTABLE' ? (
          <p>{texts.noReview}</p>
        ) : (
          <FormNumberField
            control={control}
            name={`levels.${index}.months`}
            label={texts.months}
            group={level}
            decimals={0}
            isDisabled={isReadOnly}
          />
        )}
      </Columns>
    </Section>
  );
}

interface LevelFieldsProps {
  readonly control: FormControl<RiskReviewValues>;
  readonly id: RiskLevel;
  readonly index: number;
  readonly isReadOnly: boolean;
}
