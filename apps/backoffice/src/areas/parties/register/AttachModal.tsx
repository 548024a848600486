import type { RegisterComparison } from '@dossier/api/contract';
import type { ClientDocument } from '@dossier/api/documents';
import { useRegister } from '@dossier/api/parties';
import { Form, FormSelect, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { object, string } from 'yup';
import { formatDay } from '../../../shared/format.ts';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useModalSave } from '../../../shared/use-modal-save.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

const attachSchema = object({ document: string().defined() });

/** Asks which document of the company's file is the extract; none of them detaches the one that is. */
export function AttachModal({ partyId, comparison, documents, onClose }: AttachModalProps) {
  const { extract: texts, actions } = useTexts('register');
  const kindText = useVocabularyText('document');
  const [locale] = useLocale();
  const { attach, refresh } = useRegister(partyId);
  const save = useModalSave({ ...texts, refresh, onClose });
  const form = useForm<{ document: string }>({
    schema: attachSchema,
    defaultValues: { document: comparison.document_id ?? '' },
    onSubmit: ({ document }) => save(() => attach(comparison._id, document || null)),
  });
  return (
    <Modal isOpen title={texts.title} onClose={onClose}>
      <Form form={form} hasSummary={false}>
        <FormSelect
          control={form.control}
          name="document"
          label={texts.document}
          hint={texts.hint}
          placeholder={texts.none}
          isOptional
          options={documents.map(({ _id, kind, issuedOn, versions }) => ({
            value: _id,
            label: [
              kindText('entityDocumentType', kind),
              issuedOn && formatDay(issuedOn, locale),
              versions[0]?.name,
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
        <ModalActions
          control={form.control}
          cancel={actions.cancel}
          submit={actions.save}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface AttachModalProps {
  readonly partyId: string;
  readonly comparison: RegisterComparison;
  /** Of the file of the company. */
  readonly documents: readonly ClientDocument[];
  readonly onClose: () => void;
}
