import { dateNeededOf, type DocumentKind } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import {
  Form,
  FormDateField,
  FormSelect,
  FormTextField,
  SubmitButton,
  useForm,
  type PathViolation,
} from '@dossier/ui/form';
import { Cluster, Columns } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import { everyParty, findParty, partyName } from '../parties/party-name.ts';
import { documentSchema, kindsOf, type DocumentValues } from './document-form.ts';
import { useKindText } from './use-kind-text.ts';

/** What a document is, whose, its number and its dates. */
export function DocumentForm({ registration, start, isNew = false, onSubmit, onCancel }: DocumentFormProps) {
  const texts = useTexts('documents');
  const kindText = useKindText();
  const form = useForm<DocumentValues>({ schema: documentSchema, defaultValues: start, onSubmit });
  const { control } = form;
  const parties = registration.parties;
  const party = findParty(parties, form.methods.watch('party'))?.party;
  const dateNeeded = dateNeededOf(form.methods.watch('kind') as DocumentKind);
  const hintOf = (date: typeof dateNeeded) => (date === dateNeeded ? { hint: texts.dateNeeded } : {});
  return (
    <Form form={form} hasSummary={false}>
      <Columns>
        {isNew && (
          <FormSelect
            control={control}
            name="party"
            label={texts.party}
            options={[
              ...everyParty(parties).map(({ party: node }) => ({
                value: node._id ?? '',
                label: partyName(node),
              })),
              { value: '', label: texts.ofRegistration },
            ]}
          />
        )}
        <FormSelect
          control={control}
          name="kind"
          label={texts.kind}
          options={kindsOf(party).map(kind => ({ value: kind, label: kindText(party, kind) }))}
        />
        <FormTextField control={control} name="documentNumber" label={texts.number} isCode isOptional />
        <FormDateField
          control={control}
          name="issuedOn"
          label={texts.issuedOn}
          isOptional
          {...hintOf('issuedOn')}
        />
        <FormDateField
          control={control}
          name="validUntil"
          label={texts.validUntil}
          isOptional
          {...hintOf('validUntil')}
        />
      </Columns>
      <Cluster justify="end">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <SubmitButton control={control}>{isNew ? texts.save : texts.saveChanges}</SubmitButton>
      </Cluster>
    </Form>
  );
}

interface DocumentFormProps {
  readonly registration: Registration;
  readonly start: DocumentValues;
  /** A document that comes in, and may be anyone's. @default false */
  readonly isNew?: boolean;
  readonly onSubmit: (values: DocumentValues) => Promise<readonly PathViolation[] | void>;
  readonly onCancel: () => void;
}
