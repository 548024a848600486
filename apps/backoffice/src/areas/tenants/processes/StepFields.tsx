import { useGroups } from '@dossier/api/access';
import { stepNotes } from '@dossier/api/contract';
import type { WorkflowSettings } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { FormCheckbox, FormNumberField, FormSelect, type FormControl } from '@dossier/ui/form';
import { Cluster, Stack } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';
import type { WorkflowValues } from './workflow-form.ts';

/**
 * One step of a workflow: whether it is worked on, its term, when it takes a note, who is given it, and its place in its
 * status.
 */
export function StepFields({ control, step, at, status, onMoveUp }: StepFieldsProps) {
  const texts = useTexts('workflowSettings');
  const groups = useGroups().data?.items ?? [];
  return (
    <Stack gap="field">
      <Cluster justify="between">
        <small>{status}</small>
        {onMoveUp && (
          <Button variant="quiet" size="small" onClick={onMoveUp}>
            {texts.moveUp}
          </Button>
        )}
      </Cluster>
      {step.isOptional && <FormCheckbox control={control} name={`${at}.isOn`} label={texts.stepOn} />}
      <FormNumberField control={control} name={`${at}.slaDays`} label={texts.stepDays} />
      <FormSelect
        control={control}
        name={`${at}.notes`}
        label={texts.notes}
        options={stepNotes.map(value => ({ value, label: texts.noteRules[value] }))}
      />
      <FormSelect
        control={control}
        name={`${at}.groupId`}
        label={texts.pool}
        hint={texts.poolHint}
        options={[
          { value: '', label: texts.noPool },
          ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
    </Stack>
  );
}

interface StepFieldsProps {
  readonly control: FormControl<WorkflowValues>;
  readonly step: WorkflowSettings['steps'][number];
  readonly at: `steps.${number}`;
  readonly status: string;
  /** Takes the place of the step before it; absent where its status begins with it. */
  readonly onMoveUp: (() => void) | undefined;
}
