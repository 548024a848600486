import { useProcessWork, type WorkflowProcess } from '@dossier/api/workflows';
import { Form, FormTextArea, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { maxLength, required } from '@dossier/validators';
import type { StepOutcome } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useProcessTexts } from './use-process-texts.ts';

export type Intent =
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'step';
      readonly step: WorkflowProcess['steps'][number];
      readonly outcome: StepOutcome;
    };

interface Note {
  note: string;
}

const schemaOf = (isRequired: boolean) => {
  const text = string()
    .defined()
    .test(...check(maxLength, { max: 2000 }));
  return object({ note: isRequired ? text.test(...check(required)) : text });
};

/** Asks before a process is cancelled or decided, and for the note that an outcome takes. */
export function NoteModal({ process, intent, onClose }: NoteModalProps) {
  const t = useTranslations('processes');
  const { texts, step: stepText, outcome: outcomeText } = useProcessTexts();
  const { move, setStep, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const isCancelled = intent.kind === 'cancel';
  const isRequired = isCancelled || intent.step.noteFor.includes(intent.outcome);
  const name = isCancelled ? 'cancel' : `${intent.step.id} ${intent.outcome}`;
  const form = useForm<Note>({
    schema: schemaOf(isRequired),
    defaultValues: { note: '' },
    draft: `process ${process.processId} ${name}`,
    onSubmit: async ({ note: typed }) => {
      const note = typed.trim() || null;
      const text = !isCancelled && intent.outcome === 'accept' ? texts.requested : texts.saved;
      const isDone = await notify(
        () =>
          isCancelled
            ? move(process, 'cancel', { note })
            : setStep(process, intent.step.id, intent.outcome, note),
        text,
      );
      if (isDone) onClose();
    },
  });
  const label = isCancelled ? texts.actions.cancel : outcomeText(intent.outcome);
  return (
    <Modal isOpen onClose={onClose} title={label} width={460}>
      <Form form={form} hasSummary={false}>
        <p>
          {isCancelled
            ? texts.note.cancelText
            : t($ => $.processes.note.stepText, { step: stepText(intent.step.id), outcome: label })}
        </p>
        <FormTextArea
          control={form.control}
          name="note"
          label={texts.note.label}
          hint={texts.note.hint}
          isOptional={!isRequired}
        />
        <ModalActions control={form.control} cancel={texts.actions.close} submit={label} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface NoteModalProps {
  readonly process: WorkflowProcess;
  readonly intent: Intent;
  readonly onClose: () => void;
}
