import { FormSection, FormSelect, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { marketingChannel, registrationOrigin } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import type { PartyValues } from './use-party-form.ts';

/** How a client came to the firm: as the firm knows it, and as the client says. */
export function RegistrationOriginFields<Values extends PartyValues>({
  control,
}: RegistrationOriginFieldsProps<Values>) {
  const optionsOf = useVocabularyOptions('record');
  const { fields, clientFile } = useTexts('parties');
  return (
    <FormSection id="registration-origin" title={clientFile['registration-origin']}>
      <Columns>
        <FormSelect
          control={control}
          name={'registrationOrigin' as never}
          label={fields.registrationOrigin}
          options={optionsOf(registrationOrigin)}
          isOptional
        />
        <FormSelect
          control={control}
          name={'marketingChannel' as never}
          label={fields.marketingChannel}
          options={optionsOf(marketingChannel)}
          isOptional
        />
      </Columns>
    </FormSection>
  );
}

interface RegistrationOriginFieldsProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
}
