import type { PartyFile } from '@dossier/api/parties';
import { Form, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { usePortalSteps } from './use-portal-steps.ts';

interface BlockForm {
  reason: string;
}

const schema: ObjectSchema<BlockForm> = object({
  reason: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 300 })),
});

/** Asks why the portal account of a client is blocked, and says what that means. */
export function BlockPortalModal({ party, onClose }: BlockPortalModalProps) {
  const texts = useTexts('clientFile').portal;
  const take = usePortalSteps(party);
  const form = useForm<BlockForm>({
    schema,
    defaultValues: { reason: '' },
    draft: `client portal ${party._id} ${party.version}`,
    onSubmit: async ({ reason }) => {
      if (await take('block', reason.trim())) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.steps.block} width={460}>
      <Form form={form} hasSummary={false}>
        <p>{texts.blockEffect}</p>
        <FormTextArea control={form.control} name="reason" label={texts.reason} hint={texts.reasonHint} />
        <ModalActions
          control={form.control}
          cancel={texts.cancel}
          submit={texts.steps.block}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface BlockPortalModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
