import { useUpdateRegistration, type Registration } from '@dossier/api/registrations';
import { Form, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { object, type ObjectSchema } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { referencesSchema } from '../../../shared/party-file/party-schema.ts';
import { ReferenceRows, type ReferenceValues } from '../../../shared/party-file/ReferenceRows.tsx';
import { useRecordNotify } from './use-record-notify.ts';

const schema = object({ partyExternalReferences: referencesSchema }) as ObjectSchema<ReferenceValues>;

/** Changes what other systems know a registration by. */
export function ReferencesModal({ registration, onClose }: ReferencesModalProps) {
  const texts = useTexts('registration').references;
  const update = useUpdateRegistration();
  const notify = useRecordNotify(registration._id);
  const form = useForm<ReferenceValues>({
    schema,
    defaultValues: {
      partyExternalReferences: registration.partyExternalReferences.map(({ system, reference }) => ({
        system,
        reference,
      })),
    },
    draft: `references ${registration._id} ${registration.version}`,
    onSubmit: async ({ partyExternalReferences }) => {
      const trimmed = partyExternalReferences.map(({ system, reference }) => ({
        system: system.trim(),
        reference: reference.trim(),
      }));
      const change = { parties: [], added: [], removed: [], partyExternalReferences: trimmed };
      if (await notify(() => update(registration, change), texts.saved)) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.change} width={630}>
      <Form form={form} hasSummary={false}>
        <ReferenceRows control={form.control} hint={texts.hint} />
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.save} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface ReferencesModalProps {
  readonly registration: Registration;
  readonly onClose: () => void;
}
