import { useChangeMerges, type PartyMerge } from '@dossier/api/parties';
import { Form, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { reasonSchema, type ReasonForm } from './reason-schema.ts';

/** Asks before a merge is undone: what goes back, what stays, and why. */
export function UndoMergeModal({ merge, onClose }: UndoMergeModalProps) {
  const t = useTranslations('merging');
  const { done: texts, reason, reasonHint, stale } = useTexts('merging');
  const { undo, refresh } = useChangeMerges();
  const notify = useNotify(
    { VersionStale: stale, TransitionNotAllowed: stale, Blocked: stale },
    () => void refresh(),
  );
  const form = useForm<ReasonForm>({
    schema: reasonSchema,
    defaultValues: { comment: '' },
    draft: `undo merge ${merge._id}`,
    onSubmit: async ({ comment }) => {
      if (await notify(() => undo(merge, comment.trim()), texts.undone)) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.undoTitle} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{t($ => $.merging.done.undoText, { a: merge.a.name, b: merge.b.name })}</p>
        <FormTextArea control={form.control} name="comment" label={reason} hint={reasonHint} />
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.undo} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface UndoMergeModalProps {
  readonly merge: PartyMerge;
  readonly onClose: () => void;
}
