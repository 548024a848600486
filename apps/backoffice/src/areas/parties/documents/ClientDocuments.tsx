import { usePermissions } from '@dossier/api/access';
import { useClientDocuments } from '@dossier/api/documents';
import type { PartyFile } from '@dossier/api/parties';
import { partyStatus } from '@dossier/validators/vocabularies';
import { DocumentList } from '../../../shared/documents/DocumentList.tsx';
import { HeldDocuments } from '../../../shared/documents/HeldDocuments.tsx';
import { useKeep } from '../../../shared/documents/use-save-documents.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts } from '../../../shared/translations.ts';
import { DocumentsOfRegistration } from './DocumentsOfRegistration.tsx';
import { neededOf } from './needed-of.ts';
import { useClientHolder } from './use-client-holder.ts';

/** Documents of a client: what is needed, what its file holds, and what was given in its registrations. */
export function ClientDocuments({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('documents');
  const holder = useClientHolder(party);
  const answer = useClientDocuments(party._id);
  const { may } = usePermissions(['clientFileWrite']);
  const today = useNow().toISOString().slice(0, 10);
  const { keep } = useKeep(holder);
  const mayChange = may('clientFileWrite') && party.status !== partyStatus.code('E');

  const documents = answer.data?.items ?? [];
  const ofFile = documents.filter(({ registration }) => registration === null);
  const byRegistration = party.registrations.flatMap(registration => {
    const of = documents.filter(document => document.registration?._id === registration._id);
    return of.length > 0 ? [{ registration, documents: of }] : [];
  });
  return (
    <HeldDocuments
      holder={holder}
      answer={answer}
      needed={mayChange && answer.data ? neededOf(party, documents, today) : []}
      mayAdd={mayChange}
    >
      {ofFile.length > 0 && (
        <DocumentList
          holder={holder}
          documents={ofFile}
          mayChange={mayChange}
          title={texts.ofFile}
          onKeep={(document, version) => void keep(document, version)}
        />
      )}
      {byRegistration.map(({ registration, documents: of }) => (
        <DocumentsOfRegistration
          key={registration._id}
          holder={holder}
          registration={registration}
          documents={of}
        />
      ))}
    </HeldDocuments>
  );
}
