import { FormSection, type FormControl } from '@dossier/ui/form';
import { useTexts } from '../translations.ts';
import { AddressFields } from './AddressFields.tsx';
import type { EntityValues } from './party-values.ts';

export function AddressSection({ control }: { readonly control: FormControl<EntityValues> }) {
  const { fields, clientFile } = useTexts('parties');
  return (
    <FormSection id="address" title={clientFile.address}>
      <AddressFields control={control} name="address" label={fields.address.self} />
    </FormSection>
  );
}
