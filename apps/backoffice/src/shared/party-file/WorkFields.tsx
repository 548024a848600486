import { FormSelect, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { educationLevel, employmentStatus, jobCategory } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import { IndustryField } from './IndustryField.tsx';
import type { PersonValues } from './party-values.ts';

export function WorkFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const optionsOf = useVocabularyOptions('record');
  const { fields } = useTexts('parties');
  return (
    <Columns>
      <FormSelect
        control={control}
        name="employmentStatus"
        label={fields.employmentStatus}
        options={optionsOf(employmentStatus)}
        isOptional
      />
      <FormSelect
        control={control}
        name="jobCategory"
        label={fields.jobCategory}
        options={optionsOf(jobCategory)}
        isOptional
      />
      <FormSelect
        control={control}
        name="education"
        label={fields.education}
        options={optionsOf(educationLevel)}
        isOptional
      />
      <IndustryField control={control} />
    </Columns>
  );
}
