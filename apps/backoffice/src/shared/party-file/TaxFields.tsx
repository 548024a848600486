import {
  FormCountryField,
  FormRows,
  FormSection,
  FormSelect,
  FormTextArea,
  FormTextField,
  FormWhen,
  type FormControl,
} from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { taxNumberReason } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { AnswerField } from './AnswerField.tsx';
import { emptyResidency, type PersonValues } from './party-values.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';
import type { PartyValues } from './use-party-form.ts';
import { usePartyHints } from './use-party-hints.ts';

/** Where tax is paid: each country with its number, or with the reason why there is none. */
export function TaxFields<Values extends PartyValues>({
  control: taxControl,
}: {
  readonly control: FormControl<Values>;
}) {
  // Persons and entities pay tax alike: these fields have the same names in both forms.
  const control = taxControl as unknown as FormControl<PersonValues>;
  const t = useTranslations('parties');
  const optionsOf = useVocabularyOptions('record');
  const { fields, rows, clientFile } = useTexts('parties');
  const hints = usePartyHints();
  const texts = fields.taxResidencies;
  const reasons = optionsOf(taxNumberReason);
  return (
    <FormSection id="tax-residency" title={clientFile['tax-residency']}>
      <Stack>
        <FormRows
          control={control}
          name="taxResidencies"
          label={texts.self}
          hint={hints.taxResidencies}
          newRow={emptyResidency}
          addLabel={rows.addTaxResidency}
          removeLabel={rows.remove}
          rowLabel={position => t($ => $.parties.rows.taxResidency, { position })}
          noneLabel={rows.noTaxResidencies}
          max={20}
        >
          {index => (
            <>
              <Columns>
                <FormCountryField
                  control={control}
                  name={`taxResidencies.${index}.country`}
                  label={texts.country}
                />
                <WithMaskedHint control={control} name={`taxResidencies.${index}.taxIdentificationNumber`}>
                  {hint => (
                    <FormTextField
                      control={control}
                      name={`taxResidencies.${index}.taxIdentificationNumber`}
                      label={texts.taxIdentificationNumber}
                      hint={hint}
                      isCode
                      isOptional
                    />
                  )}
                </WithMaskedHint>
              </Columns>
              <FormWhen
                control={control}
                name={`taxResidencies.${index}.taxIdentificationNumber`}
                is={value => value === ''}
              >
                <FormSelect
                  control={control}
                  name={`taxResidencies.${index}.reason`}
                  label={texts.reason}
                  options={reasons}
                  isOptional
                />
              </FormWhen>
              <FormWhen control={control} name={`taxResidencies.${index}.reason`} is={value => value === 'B'}>
                <FormTextArea
                  control={control}
                  name={`taxResidencies.${index}.reasonExplanation`}
                  label={texts.reasonExplanation}
                  hint={hints.reasonExplanation}
                />
              </FormWhen>
            </>
          )}
        </FormRows>
        <WithMaskedHint control={control} name="taxIdentificationNumber">
          {hint => (
            <FormTextField
              control={control}
              name="taxIdentificationNumber"
              label={fields.taxIdentificationNumber}
              hint={hint}
              isCode
              isOptional
            />
          )}
        </WithMaskedHint>
        <AnswerField control={control} name="USPerson" label={fields.USPerson} hint={hints.USPerson} />
      </Stack>
    </FormSection>
  );
}
