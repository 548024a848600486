import type { PartyFile } from '@dossier/api/parties';
import { Form, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { DeletionObstacles } from './DeletionObstacles.tsx';
import { useDeletionSteps } from './use-deletion-steps.ts';

interface DeletionForm {
  reason: string;
}

const schema: ObjectSchema<DeletionForm> = object({
  reason: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 300 })),
});

/** Asks why a client is to be deleted, and says what the request means and what stands in the way. */
export function DeletionModal({ party, onClose }: DeletionModalProps) {
  const texts = useTexts('deletion');
  const take = useDeletionSteps(party);
  const form = useForm<DeletionForm>({
    schema,
    defaultValues: { reason: '' },
    draft: `client deletion ${party._id} ${party.version}`,
    onSubmit: async ({ reason }) => {
      if (await take('request', reason.trim())) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.steps.request} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{texts.effect}</p>
        <DeletionObstacles id={party._id} />
        <FormTextArea control={form.control} name="reason" label={texts.reason} hint={texts.reasonHint} />
        <ModalActions
          control={form.control}
          cancel={texts.cancel}
          submit={texts.steps.request}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface DeletionModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
