import { useChangeStatus, type Registration } from '@dossier/api/registrations';
import { Form, FormSelect, FormTextArea, useForm } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useTranslations } from '../../../shared/translations.ts';
import type { StatusAction } from './actions.ts';
import { statusChangeSchema, type StatusChangeForm } from './status-change-schema.ts';
import { useRecordNotify } from './use-record-notify.ts';

/** Asks before a status changes: what it means, why, and what colleagues should read. */
export function StatusModal({ registration, action, onClose }: StatusModalProps) {
  const t = useTranslations('record');
  const textOf = useVocabularyText('record');
  const errorText = useErrorText();
  const { changeStatus } = useChangeStatus();
  const notify = useRecordNotify(registration._id);
  const { label, text } = t($ => $.record.actions, { returnObjects: true })[action.name];
  const { next, requiresComment, reasonCodes } = action.option;
  const form = useForm<StatusChangeForm>({
    schema: statusChangeSchema({ requiresComment, requiresReason: reasonCodes !== undefined }),
    defaultValues: { comment: '', reason: '' },
    draft: `status ${registration._id} ${next} ${registration.version}`,
    onSubmit: async ({ comment, reason }) => {
      const body = { next, comment: comment.trim() || null, reason: reason || null };
      // A request changes nothing yet: only what is asked for does.
      const text =
        action.option.signOff === 'none'
          ? errorText({ code: 'statusUpdated' })
          : t($ => $.record.signOff.requested);
      if (await notify(() => changeStatus(registration, body), text)) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={label} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{text}</p>
        {reasonCodes && (
          <FormSelect
            control={form.control}
            name="reason"
            label={t($ => $.record.reason)}
            options={reasonCodes.map(code => ({ value: code, label: textOf('rejectionReason', code) }))}
          />
        )}
        <FormTextArea
          control={form.control}
          name="comment"
          label={t($ => $.record.comment)}
          hint={t($ => $.record.commentHint)}
          isOptional={!requiresComment}
        />
        <ModalActions
          control={form.control}
          cancel={t($ => $.record.cancel)}
          submit={label}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface StatusModalProps {
  readonly registration: Registration;
  readonly action: StatusAction;
  readonly onClose: () => void;
}
