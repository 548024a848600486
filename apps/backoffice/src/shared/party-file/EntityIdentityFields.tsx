import {
  FormCountryField,
  FormDateField,
  FormRadioGroup,
  FormSection,
  FormSelect,
  FormTextField,
  type FormControl,
} from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { leiStatus } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import type { EntityValues } from './party-values.ts';
import { CompanyNumberField } from './CompanyNumberField.tsx';
import { LegalFormField } from './LegalFormField.tsx';
import { usePartyHints } from './use-party-hints.ts';

export function EntityIdentityFields({ control, hasCountry = true }: EntityIdentityFieldsProps) {
  const optionsOf = useVocabularyOptions('record');
  const { fields, clientFile, leiAccept } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <FormSection id="chamber-of-commerce" title={clientFile['chamber-of-commerce']}>
      <Columns>
        <FormTextField control={control} name="name" label={fields.name} />
        {hasCountry && (
          <FormCountryField
            control={control}
            name="address.country"
            label={fields.countryOfRegistration}
            isOptional
          />
        )}
        <CompanyNumberField control={control} countryName="address.country" />
        <LegalFormField control={control} countryName="address.country" />
        <FormTextField control={control} name="legalFormText" label={fields.legalFormText} isOptional />
        <FormDateField
          control={control}
          name="incorporationDate"
          label={fields.incorporationDate}
          isOptional
        />
        <FormTextField control={control} name="companyId" label={fields.companyId} isCode isOptional />
        <FormTextField
          control={control}
          name="legalEntityIdentifier"
          label={fields.legalEntityIdentifier}
          hint={hints.legalEntityIdentifier}
          isCode
          isOptional
        />
        <FormSelect
          control={control}
          name="legalEntityIdentifierStatus"
          label={fields.legalEntityIdentifierStatus}
          options={optionsOf(leiStatus)}
          isOptional
        />
        <FormDateField
          control={control}
          name="legalEntityIdentifierExpiresAt"
          label={fields.legalEntityIdentifierExpiresAt}
          isOptional
        />
        <FormRadioGroup
          control={control}
          name="leiAcceptStatus"
          label={fields.leiAcceptStatus}
          direction="across"
          options={(['ACCEPTED', 'REJECTED'] as const).map(value => ({ value, label: leiAccept[value] }))}
          isOptional
        />
      </Columns>
    </FormSection>
  );
}

interface EntityIdentityFieldsProps {
  readonly control: FormControl<EntityValues>;
  /** False where the address has it, in a section of its own. @default true */
  readonly hasCountry?: boolean;
}
