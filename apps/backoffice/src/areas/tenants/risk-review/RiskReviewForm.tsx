import type { Section } from '@dossier/api/tenants';
import { Form, FormCheckbox, FormNumberField, SaveBar } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section as PageSection } from '@dossier/ui/section';
import { riskLevel } from '@dossier/validators/vocabularies';
import { useTexts } from '../../../shared/translations.ts';
import type { SaveSection } from '../use-save-section.ts';
import { useSectionForm } from '../use-section-form.ts';
import { LevelFields } from './LevelFields.tsx';
import { riskReviewOf, riskReviewSchema, valuesOf, type RiskReviewValues } from './risk-review-form.ts';
import { useLinkedMonths } from './use-linked-months.ts';

/** The four levels of risk, and when clients are reviewed. The user who changes it reads first what that leaves as it is. */
export function RiskReviewForm({ section, isReadOnly, onSave }: RiskReviewFormProps) {
  const texts = useTexts('riskSettings');
  const form = useSectionForm<'riskReview', RiskReviewValues>({
    name: 'riskReview',
    section,
    schema: riskReviewSchema,
    valuesOf,
    onSave: (values, base) => onSave(riskReviewOf(values), base),
  });
  useLinkedMonths(form);
  const { control, methods } = form;
  return (
    <Form form={form} isGuarded>
      <PageSection title={texts.levels}>
        <Stack>
          <p>{texts.levelsHint}</p>
          <p>{texts.nameHint}</p>
          {riskLevel.codes.map((id, index) => (
            <LevelFields key={id} control={control} id={id} index={index} isReadOnly={isReadOnly} />
          ))}
        </Stack>
      </PageSection>
      <PageSection title={texts.newClients}>
        <Stack>
          <FormNumberField
            control={control}
            name="defaultMonths"
            label={texts.defaultMonths}
            hint={texts.defaultMonthsHint}
            decimals={0}
            isDisabled={isReadOnly}
          />
          <FormCheckbox
            control={control}
            name="triggerInitialRiskReview"
            label={texts.initial}
            hint={texts.initialHint}
            isDisabled={isReadOnly}
          />
        </Stack>
      </PageSection>
      {methods.formState.isDirty && <Notice tone="warning">{texts.effect}</Notice>}
      <SaveBar form={form} />
    </Form>
  );
}

interface RiskReviewFormProps {
  readonly section: Section<'riskReview'>;
  readonly isReadOnly: boolean;
  readonly onSave: SaveSection<'riskReview'>;
}
