import { FormCheckboxGroup, FormSelect, FormTextArea, FormWhen, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { amountBand, followUpsOf, sourceOfFunds, type SourceOfFunds } from '@dossier/validators/vocabularies';
import { useVocabularyOptions, useVocabularyText } from '../vocabulary-text.ts';
import { useTexts, useTranslations } from '../translations.ts';
import type { PersonValues } from './party-values.ts';
import { StructureField } from './StructureField.tsx';
import { usePartyHints } from './use-party-hints.ts';

/** Where a person's assets come from; each origin asks how much, and for an explanation. */
export function OriginFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const optionsOf = useVocabularyOptions('record');
  const { fields } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <Stack>
      <FormCheckboxGroup
        control={control}
        name="originOfAssets"
        label={fields.originOfAssets}
        hint={hints.originOfAssets}
        options={optionsOf(sourceOfFunds)}
        isOptional
      />
      {sourceOfFunds.codes.map(origin => (
        <FormWhen
          key={origin}
          control={control}
          name="originOfAssets"
          is={value => Array.isArray(value) && value.includes(origin)}
        >
          <OriginDetails control={control} origin={origin} />
        </FormWhen>
      ))}
      <StructureField control={control} />
    </Stack>
  );
}

interface OriginDetailsProps {
  readonly control: FormControl<PersonValues>;
  readonly origin: SourceOfFunds;
}

function OriginDetails({ control, origin }: OriginDetailsProps) {
  const t = useTranslations('parties');
  const codeText = useVocabularyText('record');
  const optionsOf = useVocabularyOptions('record');
  const texts = t($ => $.parties.fields.originOfAssetsDetails, { returnObjects: true });
  const name = codeText('sourceOfFunds', origin);
  const questions = followUpsOf[origin];
  const at = `originOfAssetsDetails.${origin}` as const;
  return (
    <Stack>
      <Columns>
        {questions.length > 1 && (
          <FormSelect
            control={control}
            name={`${at}.question`}
            label={`${name}: ${texts.question}`}
            options={questions.map(value => ({ value, label: codeText('sourceOfWealthFollowUp', value) }))}
          />
        )}
        <FormSelect
          control={control}
          name={`${at}.amountBand`}
          label={`${name}: ${texts.amountBand}`}
          options={optionsOf(amountBand)}
        />
      </Columns>
      <FormTextArea control={control} name={`${at}.explanation`} label={`${name}: ${texts.explanation}`} />
    </Stack>
  );
}
