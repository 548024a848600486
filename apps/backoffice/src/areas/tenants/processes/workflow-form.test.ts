import { someWorkflowSettings } from '@dossier/api/fixtures';
import { describe, expect, it } from 'vitest';
import { changeOf, isApprovalLowered, moveUp, valuesOf } from './workflow-form.ts';

const [workflow] = someWorkflowSettings().items;
if (!workflow) throw new Error('There are settings of a workflow.');
const order = workflow.steps.map((_, index) => index);

describe('how a firm works with a workflow', () => {
  it('is told to the platform as it was read where nothing was changed', () => {
    const { isOn, slaDays, approval, maxOpen, steps } = workflow;
    expect(changeOf(workflow, order, valuesOf(workflow))).toEqual({
      isOn,
      slaDays,
      approval,
      maxOpen,
      steps: steps.map(step => ({
        id: step.id,
        isOn: step.isOn,
        slaDays: step.slaDays,
        notes: step.notes,
        groupId: step.groupId,
      })),
    });
  });

  it('asks a second person only where an Admin does not have to approve any more', () => {
    expect(isApprovalLowered({ approval: 'twoPersonsSenior' }, 'twoPersons')).toBe(true);
    expect(isApprovalLowered({ approval: 'twoPersonsSenior' }, 'twoPersonsSenior')).toBe(false);
    expect(isApprovalLowered({ approval: 'twoPersons' }, 'twoPersonsSenior')).toBe(false);
  });

  it('moves a step up within its status, and not out of it', () => {
    expect(moveUp(workflow, order, 1)?.slice(0, 2)).toEqual([1, 0]);
    expect(moveUp(workflow, order, 0)).toBeNull();
    const first = workflow.steps.findIndex(({ status }) => status !== workflow.steps[0]?.status);
    expect(moveUp(workflow, order, first)).toBeNull();
  });
});
