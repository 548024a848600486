import { discrepancyStates } from '@dossier/api/contract';
import { useRegister, type Discrepancy } from '@dossier/api/parties';
import { Form, FormDateField, FormRadioGroup, FormTextArea, FormWhen, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useModalSave } from '../../../shared/use-modal-save.ts';
import { answerOf, settledAs, settleSchema, type SettleForm } from './register-form.ts';

/** Records that a discrepancy was reported, or why it needs no report. */
export function SettleModal({ partyId, comparisonId, discrepancy, sentence, onClose }: SettleModalProps) {
  const { settle: texts, actions, states } = useTexts('register');
  const { settle, refresh } = useRegister(partyId);
  const save = useModalSave({ ...texts, refresh, onClose });
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<SettleForm>({
    schema: settleSchema,
    defaultValues: settledAs(discrepancy, today),
    onSubmit: values => save(() => settle(comparisonId, discrepancy, answerOf(values))),
  });
  // What is open already is not opened once more.
  const choices = discrepancyStates.filter(state => state !== 'open' || discrepancy.state !== 'open');
  return (
    <Modal isOpen title={texts.title} onClose={onClose}>
      <Form form={form} hasSummary={false}>
        <p>{sentence}</p>
        <FormRadioGroup
          control={form.control}
          name="state"
          label={texts.state}
          options={choices.map(value => ({ value, label: states[value] }))}
        />
        <FormWhen control={form.control} name="state" is={state => state === 'reported'}>
          <FormDateField control={form.control} name="reportedOn" label={texts.reportedOn} />
        </FormWhen>
        <FormWhen control={form.control} name="state" is={state => state === 'explained'}>
          <FormTextArea control={form.control} name="reason" label={texts.reason} hint={texts.reasonHint} />
        </FormWhen>
        <ModalActions
          control={form.control}
          cancel={actions.cancel}
          submit={actions.save}
          onCancel={onClose}
        />
      </Form>
    </Modal>
  );
}

interface SettleModalProps {
  readonly partyId: string;
  readonly comparisonId: string;
  readonly discrepancy: Discrepancy;
  /** What it is. */
  readonly sentence: string;
  readonly onClose: () => void;
}
