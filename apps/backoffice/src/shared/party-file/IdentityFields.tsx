import { identityDocuments } from '@dossier/api/contract';
import {
  FormCountryField,
  FormDateField,
  FormMultiSelect,
  FormSection,
  FormSelect,
  FormTextField,
  type FormControl,
} from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { countriesIn, gender } from '@dossier/validators/vocabularies';
import { useLocale } from '../use-locale.ts';
import { useVocabularyOptions, useVocabularyText } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import type { PersonValues } from './party-values.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';
import { usePartyHints } from './use-party-hints.ts';

export function IdentityFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const [locale] = useLocale();
  const codeText = useVocabularyText('record', 'document');
  const optionsOf = useVocabularyOptions('record', 'document');
  const { fields, clientFile } = useTexts('parties');
  const hints = usePartyHints();
  const text = (name: 'initials' | 'preferredName' | 'givenNames' | 'nativeName' | 'placeOfBirth') => (
    <FormTextField control={control} name={name} label={fields[name]} isOptional />
  );
  return (
    <FormSection id="id-details" title={clientFile['id-details']}>
      <Stack>
        <Columns>
          {text('givenNames')}
          <FormTextField control={control} name="lastName" label={fields.lastName} hint={hints.names} />
          {text('initials')}
          {text('preferredName')}
          {text('nativeName')}
          <FormSelect
            control={control}
            name="sex"
            label={fields.sex}
            options={optionsOf(gender)}
            isOptional
          />
          <FormDateField control={control} name="dateOfBirth" label={fields.dateOfBirth} isOptional />
          {text('placeOfBirth')}
          <FormCountryField
            control={control}
            name="countryOfBirth"
            label={fields.countryOfBirth}
            isOptional
          />
          <FormCountryField
            control={control}
            name="nationality"
            label={fields.nationality}
            hint={hints.nationality}
            isOptional
          />
          <FormMultiSelect
            control={control}
            name="otherNationalities"
            label={fields.otherNationalities}
            options={countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))}
            isOptional
          />
          <WithMaskedHint control={control} name="personalNumber" hint={hints.personalNumber}>
            {hint => (
              <FormTextField
                control={control}
                name="personalNumber"
                label={fields.personalNumber}
                hint={hint}
                isCode
                isOptional
              />
            )}
          </WithMaskedHint>
        </Columns>
        <Columns count={3}>
          <FormSelect
            control={control}
            name="preAcceptDocumentDetails.documentType"
            label={fields.preAcceptDocumentDetails.documentType}
            options={identityDocuments.map(value => ({
              value,
              label: codeText('personDocumentType', value),
            }))}
            isOptional
          />
          <FormTextField
            control={control}
            name="preAcceptDocumentDetails.documentNumber"
            label={fields.preAcceptDocumentDetails.documentNumber}
            isCode
            isOptional
          />
          <FormDateField
            control={control}
            name="preAcceptDocumentDetails.expireAt"
            label={fields.preAcceptDocumentDetails.expireAt}
            isOptional
          />
        </Columns>
      </Stack>
    </FormSection>
  );
}
