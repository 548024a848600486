import { FormSection, type FormControl } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import type { EntityValues } from './party-values.ts';
import { RiskMarkerRows } from './RiskMarkerRows.tsx';
import { StructureField } from './StructureField.tsx';

export function EntityRiskFields({ control }: { readonly control: FormControl<EntityValues> }) {
  const { clientFile } = useTexts('parties');
  return (
    <FormSection id="risk-markers" title={clientFile['risk-markers']}>
      <Stack>
        <StructureField control={control} />
        <RiskMarkerRows control={control} />
      </Stack>
    </FormSection>
  );
}
