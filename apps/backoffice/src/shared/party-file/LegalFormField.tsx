import { FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { useTexts } from '../translations.ts';

/** The legal form of an entity, with what follows from one that the country in the form has. */
export function LegalFormField<Values extends object>({
  control: formControl,
  countryName = 'country',
}: LegalFormFieldProps<Values>) {
  const { fields, hints } = useTexts('parties');
  // A control is invariant in its values: the fields are a part of them.
  const control = formControl as unknown as FormControl<Record<string, string>>;
  return (
    <FormWhen control={control} name={countryName} is={() => true}>
      {country => (
        <FormTextField
          control={control}
          name="legalForm"
          label={fields.legalForm}
          hint={country === 'NL' ? hints.legalFormInNL : hints.legalForm}
          isOptional
        />
      )}
    </FormWhen>
  );
}

interface LegalFormFieldProps<Values extends object> {
  readonly control: FormControl<Values>;
  /** The field that says the country of the register. @default country */
  readonly countryName?: string;
}
