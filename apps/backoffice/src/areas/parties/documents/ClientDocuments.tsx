import { usePermissions } from '@dossier/api/access';
import { dateNeededOf } from '@dossier/api/contract';
import { useClientDocuments, type Document } from '@dossier/api/documents';
import type { PartyFile } from '@dossier/api/parties';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { partyStatus } from '@dossier/validators/vocabularies';
import { useRef, useState } from 'react';
import { AddDocuments } from '../../../shared/documents/AddDocuments.tsx';
import { DocumentList } from '../../../shared/documents/DocumentList.tsx';
import { EditModal } from '../../../shared/documents/DocumentModals.tsx';
import { NeededDocuments, type RequestedDocument } from '../../../shared/documents/NeededDocuments.tsx';
import { useKindText } from '../../../shared/documents/use-kind-text.ts';
import { useKeep } from '../../../shared/documents/use-save-documents.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTexts } from '../../../shared/translations.ts';
import { DocumentsOfRegistration } from './DocumentsOfRegistration.tsx';
import { neededOf } from './needed-of.ts';
import { useClientHolder } from './use-client-holder.ts';

/** Documents of a client: what is needed, what its file holds, and what was given in its registrations. */
export function ClientDocuments({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('documents');
  const kindText = useKindText();
  const holder = useClientHolder(party);
  const { data, error, mutate } = useClientDocuments(party._id);
  const { may } = usePermissions(['clientFileWrite']);
  const today = useNow().toISOString().slice(0, 10);
  const { keep } = useKeep(holder);
  const [undated, setUndated] = useState<Document | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const request = useRef<RequestedDocument>(null);
  const mayChange = may('clientFileWrite') && party.status !== partyStatus.code('E');
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;

  const documents = data?.items ?? [];
  const ofFile = documents.filter(({ registration }) => registration === null);
  const lines = mayChange && data ? neededOf(party, documents, today) : [];
  const forget = () => {
    request.current = null;
  };
  const choose = (requested: RequestedDocument) => {
    request.current = requested;
    // Who closes the chooser may drop another file next.
    input.current?.addEventListener('cancel', forget, { once: true });
    input.current?.click();
  };
  const takeRequest = () => {
    const requested = request.current;
    forget();
    return requested;
  };
  const byRegistration = party.registrations.flatMap(registration => {
    const of = documents.filter(document => document.registration?._id === registration._id);
    return of.length > 0 ? [{ registration, documents: of }] : [];
  });
  return (
    <Section title={texts.title}>
      <Stack gap="section">
        {lines.length > 0 && (
          <NeededDocuments lines={lines} sought={null} onUpload={choose} onDate={setUndated} />
        )}
        {mayChange && <AddDocuments holder={holder} takeRequest={takeRequest} inputRef={input} />}
        {!data && <Skeleton />}
        {data?.items.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
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
      </Stack>
      {undated && (
        <EditModal
          holder={holder}
          document={undated}
          kind={kindText(holder.parties[0], undated.kind)}
          sought={{ name: dateNeededOf(undated.kind) ?? 'validUntil' }}
          onClose={() => setUndated(null)}
        />
      )}
    </Section>
  );
}
