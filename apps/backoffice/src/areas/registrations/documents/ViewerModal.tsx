import type { Document, DocumentVersion } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { DocumentViewer } from '@dossier/ui/document-viewer';
import { ErrorState } from '@dossier/ui/error-state';
import { IconButton } from '@dossier/ui/icon-button';
import { DownloadIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { saveFile } from '../../../shared/save-file.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useOpenedDocument } from './use-opened-document.ts';

/** A document to look at, and the way to the one before it and the one after. */
export function ViewerModal({ document, documents, title, onShow, onClose, ...content }: ViewerModalProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const position = documents.findIndex(({ _id }) => _id === document._id);
  const [previous, next] = [documents[position - 1], documents[position + 1]];
  return (
    <Modal isOpen onClose={onClose} title={title} width={1140}>
      <Stack gap="small">
        {documents.length > 1 && (
          <Cluster justify="between">
            <span>
              {t($ => $.documents.position, {
                position: String(position + 1),
                total: String(documents.length),
              })}
            </span>
            <Cluster gap="small">
              <Button size="small" isDisabled={!previous} onClick={() => previous && onShow(previous)}>
                {texts.previous}
              </Button>
              <Button size="small" isDisabled={!next} onClick={() => next && onShow(next)}>
                {texts.next}
              </Button>
            </Cluster>
          </Cluster>
        )}
        {/* One that is opened shows nothing of the one before. */}
        <Content key={`${document._id} ${content.version.number}`} document={document} {...content} />
      </Stack>
    </Modal>
  );
}

/** What was read to show a document is what is kept: nothing is asked for twice. */
function Content({ registrationId, document, version }: ContentProps) {
  const texts = useTexts('documents');
  const opened = useOpenedDocument(registrationId, document._id, version);
  if (opened.state === 'loading') return <Skeleton />;
  if (opened.state === 'failed') return <ErrorState title={texts.notShown}>{texts.notShownText}</ErrorState>;
  return (
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
  );
}

interface ContentProps {
  readonly registrationId: string;
  readonly document: Document;
  readonly version: DocumentVersion;
}

interface ViewerModalProps extends ContentProps {
  /** All that are in the list, in its order. */
  readonly documents: readonly Document[];
  /** What it is and whose. */
  readonly title: string;
  readonly onShow: (document: Document) => void;
  readonly onClose: () => void;
}
