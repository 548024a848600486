import type { Document } from '@dossier/api/documents';
import type { PartyFile } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { DocumentList } from '../../../shared/documents/DocumentList.tsx';
import type { DocumentHolder } from '../../../shared/documents/holder.ts';
import { useKeep } from '../../../shared/documents/use-save-documents.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';

/** What was given of a client in one of its registrations: it is looked at here, and changed there. */
export function DocumentsOfRegistration({ holder, registration, documents }: DocumentsOfRegistrationProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const { _id, number } = registration;
  const there: DocumentHolder = { ...holder, of: 'registration', _id, number };
  const { keep } = useKeep(there);
  return (
    <Stack gap="small">
      <DocumentList
        holder={there}
        documents={documents}
        mayChange={false}
        title={t($ => $.documents.inRegistration, { number })}
        onKeep={(document, version) => void keep(document, version)}
      />
      <Link href={`/administration/registrations/${_id}?section=documents`}>{texts.openRegistration}</Link>
    </Stack>
  );
}

interface DocumentsOfRegistrationProps {
  /** The file of the client. */
  readonly holder: DocumentHolder;
  readonly registration: PartyFile['registrations'][number];
  readonly documents: readonly Document[];
}
