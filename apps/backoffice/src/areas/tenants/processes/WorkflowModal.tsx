import { processApprovals } from '@dossier/api/contract';
import { useChangeWorkflow, type WorkflowSettings } from '@dossier/api/workflows';
import { Form, FormCheckbox, FormNumberField, FormRadioGroup, FormWhen, useForm } from '@dossier/ui/form';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { ModalActions } from '../../../shared/ModalActions.tsx';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useWorkflowNames } from '../../../shared/use-workflow-names.ts';
import {
  changeOf,
  isApprovalLowered,
  moveUp,
  valuesOf,
  workflowSchema,
  type WorkflowValues,
} from './workflow-form.ts';
import { StepFields } from './StepFields.tsx';

/** On or off, its term, who approves, and its steps; what runs keeps the version that it began with, and it says so. */
export function WorkflowModal({ workflow, onStale, onClose }: WorkflowModalProps) {
  const t = useTranslations('workflowSettings');
  const texts = useTexts('workflowSettings');
  const names = useWorkflowNames();
  const [locale] = useLocale();
  const change = useChangeWorkflow();
  const lower = useTexts('intake').onboarding.lower;
  const notify = useNotify({ VersionStale: texts.stale, Blocked: lower.already }, onStale);
  const [order, setOrder] = useState<readonly number[]>(() => workflow.steps.map((_, index) => index));
  const form = useForm<WorkflowValues>({
    schema: workflowSchema,
    defaultValues: valuesOf(workflow),
    onSubmit: async values => {
      const text = isApprovalLowered(workflow, values.approval) ? texts.lowerRequested : texts.saved;
      if (await notify(() => change(workflow, changeOf(workflow, order, values)), text)) onClose();
    },
  });
  const { control } = form;
  const running = { count: workflow.running, formatted: formatCount(workflow.running, locale) };
  return (
    <Modal isOpen onClose={onClose} title={names.workflow(workflow)} width={630}>
      <Form form={form} hasSummary={false}>
        <Notice>
          {workflow.running === 0 ? texts.noneRuns : t($ => $.workflowSettings.running, running)}
        </Notice>
        <FormCheckbox control={control} name="isOn" label={texts.isOn} hint={texts.isOnHint} />
        <FormNumberField control={control} name="slaDays" label={texts.slaDays} hint={texts.slaHint} />
        <FormRadioGroup
          control={control}
          name="approval"
          label={texts.approval}
          options={processApprovals.map(value => ({ value, label: texts.approvals[value] }))}
        />
        <FormWhen control={control} name="approval" is={chosen => isApprovalLowered(workflow, chosen)}>
          <Notice tone="warning">{texts.lowers}</Notice>
        </FormWhen>
        <FormNumberField control={control} name="maxOpen" label={texts.maxOpen} hint={texts.maxOpenHint} />
        {order.map((index, position) => {
          const step = workflow.steps[index];
          if (!step) return null;
          const earlier = moveUp(workflow, order, position);
          return (
            <Section key={step.id} title={names.step(step.id)}>
              <StepFields
                control={control}
                step={step}
                at={`steps.${index}`}
                status={names.status(step.status)}
                onMoveUp={earlier ? () => setOrder(earlier) : undefined}
              />
            </Section>
          );
        })}
        <ModalActions control={control} cancel={texts.cancel} submit={texts.save} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

interface WorkflowModalProps {
  readonly workflow: WorkflowSettings;
  /** Another user was faster: what is shown is read again. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}
