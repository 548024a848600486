import type { RegisteredCompany } from '@dossier/api/registrations';
import { FormCountryField, FormDateField, FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { CompanySearch } from './CompanySearch.tsx';
import type { NewRegistrationForm } from './new-registration.ts';
import { CompanyNumberField } from '../../shared/party-file/CompanyNumberField.tsx';

interface FieldsProps {
  readonly control: FormControl<NewRegistrationForm>;
  /** A letter goes to them: an address is needed. */
  readonly isAsked?: boolean;
}

/** What is asked of a natural person at the beginning. Only the last name is needed; the rest can wait. */
export function PersonFields({ control, who, isOptional = false, isAsked = false }: PersonFieldsProps) {
  const t = useTranslations('registration');
  const texts = t($ => $.registration.new, { returnObjects: true });
  return (
    <Stack>
      <Columns>
        <FormTextField control={control} name={`${who}.givenNames`} label={texts.givenNames} isOptional />
        <FormTextField
          control={control}
          name={`${who}.lastName`}
          label={texts.lastName}
          isOptional={isOptional}
        />
      </Columns>
      <FormDateField
        control={control}
        name={`${who}.dateOfBirth`}
        label={texts.dateOfBirth}
        hint={texts.dateOfBirthHint}
        isOptional
      />
      <FormTextField
        control={control}
        name={`${who}.email`}
        label={texts.email}
        type="email"
        isOptional={!isAsked}
      />
      <Columns>
        <FormTextField
          control={control}
          name={`${who}.taxIdentificationNumber`}
          label={texts.taxIdentificationNumber}
          isCode
          isOptional
        />
        <FormTextField control={control} name={`${who}.city`} label={texts.city} isOptional />
      </Columns>
    </Stack>
  );
}

interface PersonFieldsProps extends FieldsProps {
  readonly who: 'first' | 'second' | 'third';
  /** There may be no one: not even the last name is needed then. */
  readonly isOptional?: boolean;
}

interface CompanyFieldsProps extends FieldsProps {
  readonly onTake: (company: RegisteredCompany) => void;
}

/** What is asked of a company at the beginning: the country first, since its register and number depend on it. */
export function CompanyFields({ control, isAsked = false, onTake }: CompanyFieldsProps) {
  const t = useTranslations('parties', 'registration');
  const { fields } = useTexts('parties');
  const texts = t($ => $.registration.new, { returnObjects: true });
  return (
    <Stack>
      <FormCountryField control={control} name="company.country" label={fields.countryOfRegistration} />
      {/* The register that is asked knows companies of one country. */}
      <FormWhen control={control} name="company.country" is={country => country === 'NL'}>
        <CompanySearch onTake={onTake} />
      </FormWhen>
      <Columns>
        <FormTextField control={control} name="company.name" label={texts.name} />
        <CompanyNumberField
          control={control}
          name="company.chamberOfCommerceNo"
          countryName="company.country"
        />
        <FormTextField
          control={control}
          name="company.email"
          label={texts.email}
          type="email"
          isOptional={!isAsked}
        />
        <FormTextField control={control} name="company.city" label={texts.city} isOptional />
      </Columns>
    </Stack>
  );
}
