import { FormRows, FormSelect, FormTextField, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { activityClassification } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { emptyActivity, type EntityValues } from './party-values.ts';

export function ActivityFields({ control }: { readonly control: FormControl<EntityValues> }) {
  const t = useTranslations('parties');
  const optionsOf = useVocabularyOptions('record');
  const { fields, rows } = useTexts('parties');
  const activities = fields.globalLegalActivities;
  return (
    <Stack>
      <FormSelect
        control={control}
        name="activeLegalActivityClassification"
        label={fields.activeLegalActivityClassification}
        options={optionsOf(activityClassification)}
        isOptional
      />
      <FormRows
        control={control}
        name="globalLegalActivities"
        label={activities.self}
        newRow={emptyActivity}
        addLabel={rows.addActivity}
        removeLabel={rows.remove}
        rowLabel={position => t($ => $.parties.rows.activity, { position })}
        noneLabel={rows.noActivities}
        max={50}
      >
        {index => (
          <Columns>
            <FormTextField
              control={control}
              name={`globalLegalActivities.${index}.code`}
              label={activities.code}
              isCode
            />
            <FormTextField
              control={control}
              name={`globalLegalActivities.${index}.description`}
              label={activities.description}
              isOptional
            />
          </Columns>
        )}
      </FormRows>
    </Stack>
  );
}
