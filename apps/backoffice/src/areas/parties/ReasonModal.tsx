import { Form, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import type { ReactNode } from 'react';
import { ModalActions } from '../../shared/ModalActions.tsx';
import { reasonSchema, type ReasonForm } from './reason-schema.ts';

/** Asks why before a step is taken, and says what it means. */
export function ReasonModal({
  title,
  submit = title,
  max = 300,
  texts,
  draft,
  children,
  onConfirm,
  onClose,
}: ReasonModalProps) {
  const form = useForm<ReasonForm>({
    schema: reasonSchema(max),
    defaultValues: { reason: '' },
    draft,
    onSubmit: async ({ reason }) => {
      if (await onConfirm(reason.trim())) onClose();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title={title} width={460}>
      <Form form={form} hasSummary={false}>
        {children}
        <FormTextArea control={form.control} name="reason" label={texts.reason} hint={texts.reasonHint} />
        <ModalActions control={form.control} cancel={texts.cancel} submit={submit} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface ReasonModalProps {
  readonly title: string;
  /** The button that takes the step. @default title */
  readonly submit?: string;
  /** Characters that the reason may have. @default 300 */
  readonly max?: number;
  readonly texts: Readonly<Record<'reason' | 'reasonHint' | 'cancel', string>>;
  /** What is typed stays under this name until it is sent. */
  readonly draft: string;
  /** What the step means. */
  readonly children: ReactNode;
  /** Takes the step; answers whether it was taken. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
}
