import type { PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Form, FormTextArea, SubmitButton, useForm } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';
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
        <Cluster justify="end">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton control={form.control}>{texts.steps.block}</SubmitButton>
        </Cluster>
      </Form>
    </Modal>
  );
}

interface BlockPortalModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
