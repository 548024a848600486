import type { Document, DocumentVersion } from '@dossier/api/documents';
import { Button } from '@dossier/ui/button';
import { DocumentViewer } from '@dossier/ui/document-viewer';
import { ErrorState } from '@dossier/ui/error-state';
import { IconButton } from '@dossier/ui/icon-button';
import { DownloadIcon } from '@dossier/ui/icons';
import { useConfirmLeave } from '@dossier/ui/leave-guard';
import { Cluster, Columns, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { useGuardedClose } from '../use-guarded-close.ts';
import { saveFile } from '../save-file.ts';
import { useTexts, useTranslations } from '../translations.ts';
import type { DocumentHolder } from './holder.ts';
import { ViewedFields, type ViewedFieldsProps } from './ViewedFields.tsx';
import { useOpenedDocument } from './use-opened-document.ts';

/** A document to look at with what is known of it, and the way to the one before it and the one after. */
export function ViewerModal({ document, documents, version, onShow, onClose, ...fields }: ViewerModalProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const close = useGuardedClose(onClose);
  const confirmLeave = useConfirmLeave();
  // What was typed next to a document is not lost by paging on.
  const show = (other: Document) => void confirmLeave().then(leaves => leaves && onShow(other));
  const position = documents.findIndex(({ _id }) => _id === document._id);
  const [previous, next] = [documents[position - 1], documents[position + 1]];
  return (
    <Modal isOpen onClose={close} title={[fields.kind, fields.owner].filter(Boolean).join(', ')} width={1140}>
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
              <Button size="small" isDisabled={!previous} onClick={() => previous && show(previous)}>
                {texts.previous}
              </Button>
              <Button size="small" isDisabled={!next} onClick={() => next && show(next)}>
                {texts.next}
              </Button>
            </Cluster>
          </Cluster>
        )}
        <Columns count="aside">
          {/* One that is opened shows nothing of the one before. */}
          <Content
            key={`${document._id} ${version.number}`}
            holder={fields.holder}
            document={document}
            version={version}
          />
          <ViewedFields
            key={`fields of ${document._id} ${document.version}`}
            document={document}
            {...fields}
          />
        </Columns>
      </Stack>
    </Modal>
  );
}

/** What was read to show a document is what is kept: nothing is asked for twice. */
function Content({ holder, document, version }: ContentProps) {
  const texts = useTexts('documents');
  const opened = useOpenedDocument(holder, document._id, version);
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
  readonly holder: DocumentHolder;
  readonly document: Document;
  readonly version: DocumentVersion;
}

interface ViewerModalProps extends ViewedFieldsProps {
  readonly version: DocumentVersion;
  /** All that are in the list, in its order. */
  readonly documents: readonly Document[];
  readonly onShow: (document: Document) => void;
  readonly onClose: () => void;
}
