import { FormPhoneField, FormSection, FormTextField, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { useTenantCountry } from '../use-tenant-country.ts';
import { useTexts } from '../translations.ts';
import type { PersonValues } from './party-values.ts';
import type { PartyValues } from './use-party-form.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';

export function ContactFields<Values extends PartyValues>({
  control: contactControl,
  emailHint,
}: ContactFieldsProps<Values>) {
  const { fields, clientFile } = useTexts('parties');
  const country = useTenantCountry();
  // A control is invariant in its values: the fields are a part of them.
  const control = contactControl as unknown as FormControl<PersonValues>;
  return (
    <FormSection id="business-contact-details" title={clientFile['business-contact-details']}>
      <Columns>
        <WithMaskedHint control={control} name="phone">
          {hint => (
            <FormPhoneField
              control={control}
              name="phone"
              label={fields.phone}
              hint={hint}
              defaultCountry={country}
              isOptional
            />
          )}
        </WithMaskedHint>
        <FormTextField
          control={control}
          name="email"
          type="email"
          label={fields.email}
          hint={emailHint}
          isOptional
        />
      </Columns>
    </FormSection>
  );
}

interface ContactFieldsProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
  readonly emailHint?: string;
}
