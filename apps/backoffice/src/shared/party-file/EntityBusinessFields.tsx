import { FormSection, FormTextField, type FormControl } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { IndustryField } from './IndustryField.tsx';
import type { EntityValues } from './party-values.ts';

export function EntityBusinessFields({ control }: { readonly control: FormControl<EntityValues> }) {
  const { fields, clientFile } = useTexts('parties');
  return (
    <FormSection id="business-details" title={clientFile['business-details']}>
      <Stack>
        <ActivityFields control={control} />
        <IndustryField control={control} />
        <FormTextField control={control} name="bankAccount" label={fields.bankAccount} isCode isOptional />
      </Stack>
    </FormSection>
  );
}
