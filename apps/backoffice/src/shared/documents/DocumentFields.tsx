import { dateNeededOf, type DocumentKind } from '@dossier/api/contract';
import type { DocumentHolder } from './holder.ts';
import { FormDateField, FormSelect, FormTextField, FormWhen, type FormControl } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { useTexts } from '../translations.ts';
import { everyParty, findParty, partyName } from '../party-file/party-name.ts';
import { kindsOf, type DocumentValues, type PendingDocuments } from './document-form.ts';
import { useKindText } from './use-kind-text.ts';

/** What a document is, whose, its number and its dates; the date without which it does not count is asked for. */
export function DocumentFields<Values extends DocumentValues | PendingDocuments>({
  control: ofForm,
  holder,
  at = '',
  isNew = false,
  isNarrow = false,
}: DocumentFieldsProps<Values>) {
  // The fields of one document have the same names wherever they stand.
  const control = ofForm as unknown as FormControl<DocumentValues>;
  const name = (field: keyof DocumentValues) => `${at}${field}` as keyof DocumentValues;
  const texts = useTexts('documents');
  const kindText = useKindText();
  const parties = holder.parties;
  const Layout = isNarrow ? Stack : Columns;
  return (
    <Layout>
      {isNew && holder.of === 'registration' && (
        <FormSelect
          control={control}
          name={name('party')}
          label={texts.party}
          options={[
            ...everyParty(parties).map(({ party }) => ({ value: party._id ?? '', label: partyName(party) })),
            { value: '', label: texts.ofRegistration },
          ]}
        />
      )}
      <FormWhen control={control} name={name('party')} is={() => true}>
        {owner => {
          const party = findParty(parties, String(owner))?.party;
          return (
            <FormSelect
              control={control}
              name={name('kind')}
              label={texts.kind}
              options={kindsOf(party).map(kind => ({ value: kind, label: kindText(party, kind) }))}
            />
          );
        }}
      </FormWhen>
      <FormTextField control={control} name={name('documentNumber')} label={texts.number} isCode isOptional />
      <FormWhen control={control} name={name('kind')} is={() => true}>
        {kind => {
          const needed = dateNeededOf(kind as DocumentKind);
          return (['issuedOn', 'validUntil'] as const).map(date => (
            <FormDateField
              key={date}
              control={control}
              name={name(date)}
              label={texts[date]}
              isOptional={date !== needed}
              {...(date === needed && { hint: texts.dateNeeded })}
            />
          ));
        }}
      </FormWhen>
    </Layout>
  );
}

interface DocumentFieldsProps<Values extends DocumentValues | PendingDocuments> {
  readonly control: FormControl<Values>;
  readonly holder: DocumentHolder;
  /** Where the document stands in the form: `documents.0.`. @default the form is the document */
  readonly at?: string;
  /** A document that comes in, and may be anyone's. @default false */
  readonly isNew?: boolean;
  /** One below another: next to the document itself. @default false */
  readonly isNarrow?: boolean;
}
