import type { PartyNode } from '@dossier/api/contract';
import {
  FormCountryField,
  FormDateField,
  FormRadioGroup,
  FormTextField,
  FormWhen,
  type FormControl,
} from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import { CompanyNumberField } from '../../../shared/party-file/CompanyNumberField.tsx';
import { LegalFormField } from '../../../shared/party-file/LegalFormField.tsx';
import type { NewPartyValues } from './new-party.ts';

/** What is asked of a party that comes in; next to a child it is always a person. */
export function NewPartyFields({ control, under }: NewPartyFieldsProps) {
  const { fields, kind } = useTexts('parties');
  return (
    <>
      {under && (
        <FormRadioGroup
          control={control}
          name="kind"
          label={kind.label}
          direction="across"
          options={[
            { value: 'person', label: kind.person },
            { value: 'entity', label: kind.entity },
          ]}
        />
      )}
      <FormWhen control={control} name="kind" is={value => value === 'person'}>
        <Columns>
          <FormTextField control={control} name="givenNames" label={fields.givenNames} isOptional />
          <FormTextField control={control} name="lastName" label={fields.lastName} />
        </Columns>
        <FormDateField control={control} name="dateOfBirth" label={fields.dateOfBirth} isOptional />
      </FormWhen>
      <FormWhen control={control} name="kind" is={value => value === 'entity'}>
        <FormCountryField control={control} name="country" label={fields.countryOfRegistration} isOptional />
        <Columns>
          <FormTextField control={control} name="name" label={fields.name} />
          <CompanyNumberField control={control} />
        </Columns>
        <LegalFormField control={control} />
      </FormWhen>
    </>
  );
}

interface NewPartyFieldsProps {
  readonly control: FormControl<NewPartyValues>;
  /** The entity that the party stands under; null for the registration itself. */
  readonly under: PartyNode | null;
}
