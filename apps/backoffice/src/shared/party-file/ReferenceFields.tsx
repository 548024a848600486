import { FormSection, type FormControl } from '@dossier/ui/form';
import { useTexts } from '../translations.ts';
import type { PersonValues } from './party-values.ts';
import { ReferenceRows, type ReferenceValues } from './ReferenceRows.tsx';
import { usePartyHints } from './use-party-hints.ts';

export function ReferenceFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const { clientFile } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <FormSection id="client-references" title={clientFile['client-references']}>
      <ReferenceRows
        // A control is invariant in its values: the rows are a part of them.
        control={control as unknown as FormControl<ReferenceValues>}
        hint={hints.partyExternalReferences}
      />
    </FormSection>
  );
}
