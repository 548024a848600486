import { FormMultiSelect, type FormControl } from '@dossier/ui/form';
import { industry } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import type { PartyValues } from './use-party-form.ts';
import { usePartyHints } from './use-party-hints.ts';

/** The sectors in which a person or a company works, or none of them. */
export function IndustryField<Values extends PartyValues>({ control }: IndustryFieldProps<Values>) {
  const optionsOf = useVocabularyOptions('record');
  const { fields } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <FormMultiSelect
      control={control}
      name={'industry' as never}
      label={fields.industry}
      hint={hints.industry}
      options={optionsOf(industry)}
      isOptional
    />
  );
}

interface IndustryFieldProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
}
