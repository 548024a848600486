import type { PartyNode } from '@dossier/api/contract';
import { FormIbanField, FormRadioGroup, FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { bankAccountType } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import { HolderHint } from './HolderHint.tsx';
import type { PersonValues } from './party-values.ts';
import { usePartyHints } from './use-party-hints.ts';

/** The account that a person pays from: an IBAN, or another kind. */
export function BankFields({ control, ...holder }: BankFieldsProps) {
  const optionsOf = useVocabularyOptions('record');
  const { fields } = useTexts('parties');
  const hints = usePartyHints();
  return (
    <Stack>
      <FormRadioGroup
        control={control}
        name="bankAccountType"
        label={fields.bankAccountType}
        direction="across"
        options={optionsOf(bankAccountType)}
        isOptional
      />
      <FormWhen control={control} name="bankAccountType" is={value => value !== 'OTHER'}>
        <FormIbanField control={control} name="bankAccount" label={fields.bankAccount} isOptional />
      </FormWhen>
      <FormWhen control={control} name="bankAccountType" is={value => value === 'OTHER'}>
        <FormTextField control={control} name="bankAccount" label={fields.bankAccount} isCode isOptional />
      </FormWhen>
      <Columns>
        <FormTextField
          control={control}
          name="accountHolderName"
          label={fields.accountHolderName}
          hint={hints.accountHolderName}
          isOptional
        />
        <FormTextField control={control} name="companyName" label={fields.companyName} isOptional />
      </Columns>
      <HolderHint {...holder} control={control} />
    </Stack>
  );
}

interface BankFieldsProps {
  readonly control: FormControl<PersonValues>;
  /** Everyone of the registration: the account may be theirs. */
  readonly parties: readonly PartyNode[];
  readonly party: PartyNode;
}
