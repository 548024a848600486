import { FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { useCompanyNumberTexts } from './use-company-number-texts.ts';

/** The number of a company in its register, called as the country in the form calls it. */
export function CompanyNumberField<Values extends object>({
  control: formControl,
  name = 'chamberOfCommerceNo',
  countryName = 'country',
}: CompanyNumberFieldProps<Values>) {
  const textsOf = useCompanyNumberTexts();
  // A control is invariant in its values: the fields are a part of them.
  const control = formControl as unknown as FormControl<Record<string, string>>;
  return (
    <FormWhen control={control} name={countryName} is={() => true}>
      {country => (
        <FormTextField control={control} name={name} {...textsOf(String(country))} isCode isOptional />
      )}
    </FormWhen>
  );
}

interface CompanyNumberFieldProps<Values extends object> {
  readonly control: FormControl<Values>;
  /** @default chamberOfCommerceNo */
  readonly name?: string;
  /** The field that says the country of the register. @default country */
  readonly countryName?: string;
}
