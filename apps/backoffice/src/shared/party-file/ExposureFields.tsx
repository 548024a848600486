import { FormDateField, FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import { AnswerField } from './AnswerField.tsx';
import type { PersonValues } from './party-values.ts';
import { usePartyHints } from './use-party-hints.ts';

const isYes = (value: unknown) => value === 'true';

/** Political exposure of the person and of relations, each with what follows from a yes. */
export function ExposureFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const { fields } = useTexts('parties');
  const hints = usePartyHints();
  const exposureLabels = fields.politicallyExposed;
  const related = fields.relatedToPoliticallyExposed;
  return (
    <Stack>
      <AnswerField
        control={control}
        name="politicallyExposed.applies"
        label={exposureLabels.applies}
        hint={hints.politicallyExposed}
      />
      <FormWhen control={control} name="politicallyExposed.applies" is={isYes}>
        <FormTextField control={control} name="politicallyExposed.role" label={exposureLabels.role} />
        <Columns>
          <FormDateField
            control={control}
            name="politicallyExposed.since"
            label={exposureLabels.since}
            isOptional
          />
          <FormDateField
            control={control}
            name="politicallyExposed.until"
            label={exposureLabels.until}
            hint={hints.until}
            isOptional
          />
        </Columns>
      </FormWhen>
      <AnswerField
        control={control}
        name="relatedToPoliticallyExposed.applies"
        label={related.applies}
        hint={hints.relatedToPoliticallyExposed}
      />
      <FormWhen control={control} name="relatedToPoliticallyExposed.applies" is={isYes}>
        <Columns>
          <FormTextField control={control} name="relatedToPoliticallyExposed.name" label={related.name} />
          <FormTextField control={control} name="relatedToPoliticallyExposed.role" label={related.role} />
          <FormTextField
            control={control}
            name="relatedToPoliticallyExposed.connection"
            label={related.connection}
          />
        </Columns>
      </FormWhen>
    </Stack>
  );
}
