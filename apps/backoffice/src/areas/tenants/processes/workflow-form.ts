import { openLimits, processApprovals, processDays, stepNotes } from '@dossier/api/contract';
import type { WorkflowChange, WorkflowSettings } from '@dossier/api/workflows';
import { integer, maxNumber, minNumber, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectSchema } from 'yup';

/** What the form holds: figures as people type them. */
export interface WorkflowValues {
  isOn: boolean;
  slaDays: string;
  approval: string;
  maxOpen: string;
  steps: { isOn: boolean; slaDays: string; notes: string; groupId: string }[];
}

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  string()
    .defined()
    .test(...check(required))
    .test(...check(integer))
    .test(...check(minNumber, { min }))
    .test(...check(maxNumber, { max }));
const days = within(processDays);

export const workflowSchema: ObjectSchema<WorkflowValues> = object({
  isOn: boolean().defined(),
  slaDays: days,
  approval: string().defined(),
  maxOpen: within(openLimits),
  steps: array(
    object({
      isOn: boolean().defined(),
      slaDays: days,
      notes: string().defined(),
      groupId: string().defined(),
    }),
  ).defined(),
});

export const valuesOf = ({ isOn, slaDays, approval, maxOpen, steps }: WorkflowSettings): WorkflowValues => ({
  isOn,
  slaDays: String(slaDays),
  approval,
  maxOpen: String(maxOpen),
  steps: steps.map(step => ({
    isOn: step.isOn,
    slaDays: String(step.slaDays),
    notes: step.notes,
    groupId: step.groupId ?? '',
  })),
});

/** A change as the platform is told of it, its steps in the order chosen: positions of the settings' steps. */
export function changeOf(
  { steps }: WorkflowSettings,
  order: readonly number[],
  values: WorkflowValues,
): WorkflowChange {
  const { isOn, slaDays, approval, maxOpen } = values;
  return {
    isOn,
    slaDays: Number(slaDays),
    approval: processApprovals.find(code => code === approval) ?? 'twoPersons',
    maxOpen: Number(maxOpen),
    steps: order.flatMap(index => {
      const [step, choice] = [steps[index], values.steps[index]];
      if (!step || !choice) return [];
      return {
        id: step.id,
        isOn: choice.isOn,
        slaDays: Number(choice.slaDays),
        notes: stepNotes.find(code => code === choice.notes) ?? 'explained',
        groupId: choice.groupId || null,
      };
    }),
  };
}

/** The order with a step one place earlier; null where its status begins with it. */
export function moveUp(
  { steps }: Pick<WorkflowSettings, 'steps'>,
  order: readonly number[],
  position: number,
): readonly number[] | null {
  const [before, index] = [order[position - 1], order[position]];
  if (before === undefined || index === undefined) return null;
  if (steps[before]?.status !== steps[index]?.status) return null;
  return order.with(position - 1, index).with(position, before);
}

/** Whether an Admin would not have to approve any more: a second person agrees to that first. */
export const isApprovalLowered = (
  { approval }: Pick<WorkflowSettings, 'approval'>,
  chosen: unknown,
): boolean => approval === 'twoPersonsSenior' && chosen !== 'twoPersonsSenior';
