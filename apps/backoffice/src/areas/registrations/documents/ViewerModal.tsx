import type { Document, DocumentVersion } from '@dossier/api/documents';
import { DocumentViewer } from '@dossier/ui/document-viewer';
import { ErrorState } from '@dossier/ui/error-state';
import { IconButton } from '@dossier/ui/icon-button';
import { DownloadIcon } from '@dossier/ui/icons';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { saveFile } from '../../../shared/save-file.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useOpenedDocument } from './use-opened-document.ts';

/** A document to look at. What was read to show it is what is kept: nothing is asked for twice. */
export function ViewerModal({ registrationId, document, version, title, onClose }: ViewerModalProps) {
  const texts = useTexts('documents');
  const opened = useOpenedDocument(registrationId, document._id, version);
  return (
    <Modal isOpen onClose={onClose} title={title} width={1140}>
      {opened.state === 'loading' && <Skeleton />}
      {opened.state === 'failed' && <ErrorState title={texts.notShown}>{texts.notShownText}</ErrorState>}
      {opened.state === 'there' && (
        <DocumentViewer
          document={opened.documentKind}
          label={version.name}
          actions={
            <IconButton
              label={texts.download}
              icon={<DownloadIcon aria-hidden />}
              onClick={() => saveFile(version.name, opened.content)}
            />
          }
        />
      )}
    </Modal>
  );
}

interface ViewerModalProps {
  readonly registrationId: string;
  readonly document: Document;
  readonly version: DocumentVersion;
  readonly title: string;
  readonly onClose: () => void;
}
