import { usePermissions } from '@dossier/api/access';
import { dateNeededOf, documentsOpen } from '@dossier/api/contract';
import { useDocuments, type Document } from '@dossier/api/documents';
import { useRegistrationProgress } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { DownloadIcon } from '@dossier/ui/icons';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { findParty } from '../../../shared/party-file/party-name.ts';
import type { RecordSectionProps } from '../record/sections.tsx';
import { useRecordNotify } from '../record/use-record-notify.ts';
import { AddDocuments } from '../../../shared/documents/AddDocuments.tsx';
import { DocumentList } from '../../../shared/documents/DocumentList.tsx';
import { EditModal } from '../../../shared/documents/DocumentModals.tsx';
import { NeededDocuments, type RequestedDocument } from '../../../shared/documents/NeededDocuments.tsx';
import { neededLines } from '../../../shared/documents/needed-lines.ts';
import { useKeep } from '../../../shared/documents/use-save-documents.ts';
import { useKindText } from '../../../shared/documents/use-kind-text.ts';
import { useSoughtLine } from '../../../shared/documents/use-sought-line.ts';

/** Documents of a registration and its parties: what is needed, sent, looked at, replaced, and kept together. */
export function DocumentsSection({ registration }: RecordSectionProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const kindText = useKindText();
  const notify = useRecordNotify(registration._id);
  const holder = { ...registration, of: 'registration', notify } as const;
  const { data, error, mutate } = useDocuments(registration._id);
  const { data: progress } = useRegistrationProgress(registration._id);
  const { may } = usePermissions(['registrationWrite']);
  const today = useNow().toISOString().slice(0, 10);
  const { keep, keepAll, isBusy } = useKeep(holder);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [undated, setUndated] = useState<Document | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const request = useRef<RequestedDocument>(null);
  const documents = data?.items ?? [];
  const open = may('registrationWrite') ? documentsOpen(registration.status) : 'read';
  const blockers = progress?.sections.flatMap(section => section.blockers) ?? [];
  const lines =
    open === 'read' || !data ? [] : neededLines(registration.parties, documents, { blockers, today });
  const sought = useSoughtLine(lines, setUndated);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;

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
  // What was removed meanwhile is not chosen any more.
  const ids = documents.map(({ _id }) => _id).filter(id => chosen.has(id));
  return (
    <Section
      title={texts.title}
      actions={
        documents.length > 0 && (
          <Button icon={<DownloadIcon aria-hidden />} isBusy={isBusy} onClick={() => void keepAll(ids)}>
            {ids.length === 0
              ? texts.downloadAll
              : t($ => $.documents.downloadChosen, { count: ids.length, formatted: String(ids.length) })}
          </Button>
        )
      }
    >
      <Stack gap="section">
        {open === 'add' && <Notice>{texts.onlyAdd}</Notice>}
        {lines.length > 0 && (
          <NeededDocuments lines={lines} sought={sought} onUpload={choose} onDate={setUndated} />
        )}
        {open !== 'read' && <AddDocuments holder={holder} takeRequest={takeRequest} inputRef={input} />}
        {!data && <Skeleton />}
        {data?.items.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        {documents.length > 0 && (
          <DocumentList
            holder={holder}
            documents={documents}
            mayChange={open === 'change'}
            chosen={chosen}
            onChoose={setChosen}
            onKeep={(document, version) => void keep(document, version)}
          />
        )}
      </Stack>
      {undated && (
        <EditModal
          holder={holder}
          document={undated}
          kind={kindText(findParty(registration.parties, undated.party_id ?? '')?.party, undated.kind)}
          sought={{ name: dateNeededOf(undated.kind) ?? 'validUntil' }}
          onClose={() => setUndated(null)}
        />
      )}
    </Section>
  );
}
