import type { PartyNode } from '@dossier/api/contract';
import { FormSection, type FormControl } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import { BankFields } from './BankFields.tsx';
import type { PersonValues } from './party-values.ts';
import { WorkFields } from './WorkFields.tsx';

/** What a person does, and where their money is. */
export function PersonBusinessFields({ control, ...holder }: PersonBusinessFieldsProps) {
  const { clientFile } = useTexts('parties');
  return (
    <FormSection id="business-details" title={clientFile['business-details']}>
      <Stack>
        <WorkFields control={control} />
        <BankFields control={control} {...holder} />
      </Stack>
    </FormSection>
  );
}

interface PersonBusinessFieldsProps {
  readonly control: FormControl<PersonValues>;
  readonly parties: readonly PartyNode[];
  readonly party: PartyNode;
}
