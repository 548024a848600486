import { useSession } from '@dossier/api/client';
import { identityDocuments } from '@dossier/api/contract';
import { useRegionSettings } from '@dossier/api/tenants';
import {
  FormCountryField,
  FormDateField,
  FormMultiSelect,
  FormSelect,
  FormTextField,
  type FormControl,
} from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { countriesIn, gender, language, languageName } from '@dossier/validators/vocabularies';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyOptions, useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useTexts } from '../../../shared/translations.ts';
import type { PersonValues } from './party-values.ts';
import { regionsFor } from './regions-for.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';

/** Who someone is. */
export function IdentityFields({ control, storedRegion }: IdentityFieldsProps) {
  const [locale] = useLocale();
  const codeText = useVocabularyText('record', 'document');
  const optionsOf = useVocabularyOptions('record', 'document');
  const session = useSession();
  const { data: tenant } = useRegionSettings(session.status === 'signedIn' ? session.tenantId : null);
  const { fields, hints, sections } = useTexts('parties');
  const text = (name: 'initials' | 'preferredName' | 'givenNames' | 'nativeName' | 'placeOfBirth') => (
    <FormTextField control={control} name={name} label={fields[name]} isOptional />
  );
  return (
    <Section title={sections.identity}>
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
          <FormSelect
            control={control}
            name="locale"
            label={fields.locale}
            options={language.codes.map(value => ({ value, label: languageName(value, locale) }))}
            isOptional
          />
          <FormSelect
            control={control}
            name="region"
            label={fields.region}
            options={regionsFor(tenant?.allowedRegions, storedRegion).map(value => ({
              value,
              label: codeText('region', value),
            }))}
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
    </Section>
  );
}

interface IdentityFieldsProps {
  readonly control: FormControl<PersonValues>;
  /** It can be chosen though the firm allows it no more. */
  readonly storedRegion: string | undefined;
}
