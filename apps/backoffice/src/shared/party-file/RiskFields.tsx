import { FormSection, FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import { AnswerField } from './AnswerField.tsx';
import { ExposureFields } from './ExposureFields.tsx';
import { OriginFields } from './OriginFields.tsx';
import type { PersonValues } from './party-values.ts';
import { RiskMarkerRows } from './RiskMarkerRows.tsx';
import { usePartyHints } from './use-party-hints.ts';

/** What weighs in the risk of a person: exposure, where assets come from, ties to listed companies, and markers. */
export function RiskFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const { fields, clientFile } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <FormSection id="risk-markers" title={clientFile['risk-markers']}>
      <Stack>
        <ExposureFields control={control} />
        <OriginFields control={control} />
        <AnswerField control={control} name="insider" label={fields.insider} hint={hints.insider} />
        <AnswerField
          control={control}
          name="ownMoreThan1Pshare"
          label={fields.ownMoreThan1Pshare}
          hint={hints.ownMoreThan1Pshare}
        />
        <FormWhen control={control} name={['insider', 'ownMoreThan1Pshare']} is={isEitherYes}>
          <FormTextField
            control={control}
            name="shareCompanyName"
            label={fields.shareCompanyName}
            hint={hints.shareCompanyName}
          />
        </FormWhen>
        <RiskMarkerRows control={control} />
      </Stack>
    </FormSection>
  );
}

const isEitherYes = (answers: unknown) =>
  (answers as readonly unknown[]).some(answer => String(answer) === 'true');
