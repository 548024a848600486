import type { Document } from '@dossier/api/documents';
import type { DocumentHolder } from './holder.ts';
import type { SoughtField } from '@dossier/ui/form';
import { FileDrop } from '@dossier/ui/file-drop';
import { Modal } from '@dossier/ui/modal';
import { useTexts, useTranslations } from '../translations.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { valuesOf } from './document-form.ts';
import { useAllowedTypes } from './use-allowed-types.ts';
import { useChangeDocuments } from './use-change-documents.ts';
import { useUpload } from './use-upload.ts';

interface ChangedDocumentProps {
  readonly holder: DocumentHolder;
  readonly document: Document;
  /** What it is called. */
  readonly kind: string;
  /** The date that someone came for. */
  readonly sought?: SoughtField | undefined;
  readonly onClose: () => void;
}

export function EditModal({ holder, document, kind, sought, onClose }: ChangedDocumentProps) {
  const t = useTranslations('documents');
  const { update } = useChangeDocuments(holder);
  return (
    <Modal isOpen onClose={onClose} title={t($ => $.documents.editTitle, { name: kind })}>
      <DocumentForm
        holder={holder}
        start={valuesOf(document)}
        sought={sought}
        onCancel={onClose}
        onSubmit={async values => {
          const refused = await update(document, values);
          if (refused) return refused;
          onClose();
        }}
      />
    </Modal>
  );
}

/** Gives a document a newer file; the older ones stay. */
export function ReplaceModal({ holder, document, kind, onClose }: ChangedDocumentProps) {
  const t = useTranslations('documents');
  const texts = useTexts('documents');
  const upload = useUpload(holder);
  const allowed = useAllowedTypes(holder);
  const { replace } = useChangeDocuments(holder);
  return (
    <Modal isOpen onClose={onClose} title={t($ => $.documents.replaceTitle, { name: kind })}>
      <FileDrop
        label={texts.newFile}
        hint={texts.replaceHint}
        allowed={allowed}
        upload={upload}
        isMultiple={false}
        onValueChange={([file]) => {
          if (file) void replace(document, file.id).then(isDone => isDone && onClose());
        }}
      />
    </Modal>
  );
}
