import { usePermissions } from '@dossier/api/access';
import { documentsOpen } from '@dossier/api/contract';
import { useDocuments } from '@dossier/api/documents';
import { useRegistrationProgress } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { DownloadIcon } from '@dossier/ui/icons';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { DocumentList } from '../../../shared/documents/DocumentList.tsx';
import { HeldDocuments } from '../../../shared/documents/HeldDocuments.tsx';
import { neededLines } from '../../../shared/documents/needed-lines.ts';
import { useKeep } from '../../../shared/documents/use-save-documents.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import type { RecordSectionProps } from '../record/sections.tsx';
import { useRecordNotify } from '../record/use-record-notify.ts';

/** Documents of a registration and its parties: what is needed, sent, looked at, replaced, and kept together. */
export function DocumentsSection({ registration }: RecordSectionProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const notify = useRecordNotify(registration._id);
  const holder = { ...registration, of: 'registration', notify } as const;
  const answer = useDocuments(registration._id);
  const { data: progress } = useRegistrationProgress(registration._id);
  const { may } = usePermissions(['registrationWrite']);
  const today = useNow().toISOString().slice(0, 10);
  const { keep, keepAll, isBusy } = useKeep(holder);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const documents = answer.data?.items ?? [];
  const open = may('registrationWrite') ? documentsOpen(registration.status) : 'read';
  const blockers = progress?.sections.flatMap(section => section.blockers) ?? [];
  // What was removed meanwhile is not chosen any more.
  const ids = documents.map(({ _id }) => _id).filter(id => chosen.has(id));
  return (
    <HeldDocuments
      holder={holder}
      answer={answer}
      needed={
        open === 'read' || !answer.data
          ? []
          : neededLines(registration.parties, documents, { blockers, today })
      }
      mayAdd={open !== 'read'}
      actions={
        documents.length > 0 && (
          <Button icon={<DownloadIcon aria-hidden />} isBusy={isBusy} onClick={() => void keepAll(ids)}>
            {ids.length === 0
              ? texts.downloadAll
              : t($ => $.documents.downloadChosen, { count: ids.length, formatted: String(ids.length) })}
          </Button>
        )
      }
      notice={open === 'add' && <Notice>{texts.onlyAdd}</Notice>}
    >
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
    </HeldDocuments>
  );
}
