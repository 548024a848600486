import type { Document } from '@dossier/api/documents';
import type { DocumentHolder } from './holder.ts';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { formatDay } from '../format.ts';
import { useTexts } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { valuesOf } from './document-form.ts';
import { DocumentStatus } from './DocumentStatus.tsx';
import { useChangeDocuments } from './use-change-documents.ts';

/** What is known of the document that is looked at; those who may change it type what they read. */
export function ViewedFields({ holder, document, kind, owner, mayChange }: ViewedFieldsProps) {
  const texts = useTexts('documents');
  const [locale] = useLocale();
  const { update } = useChangeDocuments(holder);
  const { documentNumber, issuedOn, countsUntil } = document;
  const day = (date: string | null) => date && formatDay(date, locale);
  const whose = { term: texts.party, value: owner ?? texts.ofRegistration };
  return (
    <Stack>
      <DocumentStatus document={document} />
      {mayChange ? (
        <>
          <DescriptionList columns={1} facts={[whose]} />
          <DocumentForm
            isNarrow
            holder={holder}
            start={valuesOf(document)}
            onSubmit={async values => await update(document, values)}
          />
        </>
      ) : (
        <DescriptionList
          columns={1}
          facts={[
            whose,
            { term: texts.kind, value: kind },
            { term: texts.number, value: documentNumber },
            { term: texts.issuedOn, value: day(issuedOn) },
            // As its status says: what counts for some months after its issue has no date of its own.
            { term: texts.validUntil, value: day(countsUntil) },
          ]}
        />
      )}
    </Stack>
  );
}

export interface ViewedFieldsProps {
  readonly holder: DocumentHolder;
  readonly document: Document;
  /** What it is called. */
  readonly kind: string;
  /** Whose it is; undefined for one of the registration itself. */
  readonly owner: string | undefined;
  readonly mayChange: boolean;
}
