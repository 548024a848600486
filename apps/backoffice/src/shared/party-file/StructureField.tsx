import { FormCheckboxGroup, type FormControl } from '@dossier/ui/form';
import { specialStructure } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import type { PartyValues } from './use-party-form.ts';
import { usePartyHints } from './use-party-hints.ts';

/** Which special structures someone's assets, or a company, are part of. */
export function StructureField<Values extends PartyValues>({ control }: StructureFieldProps<Values>) {
  const optionsOf = useVocabularyOptions('record');
  const { fields } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <FormCheckboxGroup
      control={control}
      name={'complexLegalStructure' as never}
      label={fields.complexLegalStructure}
      hint={hints.complexLegalStructure}
      options={optionsOf(specialStructure)}
      isOptional
    />
  );
}

interface StructureFieldProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
}
