import { customFieldRules, type CustomField } from '@dossier/api/contract';
import { Form, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { object, type Schema } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { CustomFieldInput } from './CustomFieldInput.tsx';

interface Answer {
  answer: string;
}

/** Asks which answer to a custom field clients are looked for by; without one all who answered it are found. */
export function AnswerModal({ field, onChoose, onClose }: AnswerModalProps) {
  const { customField: texts } = useTexts('clients');
  const sought = { ...field, _id: 'answer', isRequired: false };
  const form = useForm<Answer>({
    schema: object(customFieldRules([sought])) as unknown as Schema<Answer>,
    defaultValues: { answer: '' },
    onSubmit: async ({ answer }) => {
      onClose();
      onChoose(answer);
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.title} width={460}>
      <Form form={form} hasSummary={false}>
        <CustomFieldInput control={form.control} name="answer" field={sought} />
        <p>{texts.hint}</p>
        <ModalActions control={form.control} cancel={texts.cancel} submit={texts.show} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface AnswerModalProps {
  readonly field: CustomField;
  /** The value; empty for any. */
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}
