import { usePermissions } from '@dossier/api/access';
import { documentsOpen } from '@dossier/api/contract';
import { useDocuments } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { DownloadIcon } from '@dossier/ui/icons';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import type { RecordSectionProps } from '../record/sections.tsx';
import { AddDocuments } from './AddDocuments.tsx';
import { DocumentList } from './DocumentList.tsx';
import { useKeep } from './use-save-documents.ts';
import { useRequestedDocument } from './use-requested-document.ts';

/** Documents of a registration and its parties: sent, looked at, replaced, and kept together. */
export function DocumentsSection({ registration, missing }: RecordSectionProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const { data, error, mutate } = useDocuments(registration._id);
  const { may } = usePermissions(['registrationWrite']);
  const requested = useRequestedDocument(registration);
  const { keep, keepAll, isBusy } = useKeep(registration);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  const open = may('registrationWrite') ? documentsOpen(registration.status) : 'read';
  const documents = data?.items ?? [];
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
        {open !== 'read' && missing && (
          <Notice tone="warning" title={texts.needed}>
            {missing}
          </Notice>
        )}
        {open !== 'read' && <AddDocuments registration={registration} {...requested} />}
        {!data && <Skeleton />}
        {data?.items.length === 0 && <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        {documents.length > 0 && (
          <DocumentList
            registration={registration}
            documents={documents}
            mayChange={open === 'change'}
            chosen={chosen}
            onChoose={setChosen}
            onKeep={(document, version) => void keep(document, version)}
          />
        )}
      </Stack>
    </Section>
  );
}
