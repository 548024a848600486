import { useRevalidate } from '@dossier/api/client';
import { useChangePartyStatus, type PartyFile } from '@dossier/api/parties';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { Form, FormTextArea, useForm } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { Modal } from '@dossier/ui/modal';
import { object, string, type ObjectSchema } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

interface StatusForm {
  comment: string;
}

/** Every change of a client's status has a reason (4.8). */
const schema: ObjectSchema<StatusForm> = object({
  comment: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 2000 })),
});

/** Asks before a client's status changes: what it means, and why. */
export function ClientStatusModal({ party, next, onClose }: ClientStatusModalProps) {
  const { status: texts, stale } = useTexts('clientFile');
  const labels: Readonly<Record<string, string>> = texts.actions;
  const meanings: Readonly<Record<string, string>> = texts.meanings;
  const label = labels[next] ?? next;
  const errorText = useErrorText();
  const change = useChangePartyStatus();
  const revalidate = useRevalidate();
  const notify = useNotify({ VersionStale: stale, NotFound: stale, TransitionNotAllowed: stale }, () => {
    void revalidate('parties.get');
  });
  const form = useForm<StatusForm>({
    schema,
    defaultValues: { comment: '' },
    draft: `client status ${party._id} ${next} ${party.version}`,
    onSubmit: async ({ comment }) => {
      const isDone = await notify(
        () => change(party, { next, comment: comment.trim() }),
        errorText({ code: 'statusUpdated' }),
      );
      if (isDone) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={label} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{meanings[next]}</p>
        <FormTextArea control={form.control} name="comment" label={texts.reason} hint={texts.reasonHint} />
        <ModalActions control={form.control} cancel={texts.cancel} submit={label} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface ClientStatusModalProps {
  readonly party: PartyFile;
  readonly next: PartyFile['allowedNext'][number];
  readonly onClose: () => void;
}
