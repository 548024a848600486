import { processApprovals } from '@dossier/api/contract';
import type { WorkflowSettings } from '@dossier/api/workflows';
import { useTexts } from '../translations.ts';
import { useWorkflowNames } from '../use-workflow-names.ts';
import type { ChangeTexts } from './change-texts.ts';

/** How a change of who approves what processes decide is read; the path names the workflow. */
export function useWorkflowChanges(workflows: readonly WorkflowSettings[]): ChangeTexts {
  const texts = useTexts('workflowSettings');
  const names = useWorkflowNames();
  return {
    labelOf: path => {
      const workflow = workflows.find(({ id }) => path.startsWith(`${id}.`));
      return workflow ? names.workflow(workflow) : texts.approval;
    },
    textOf: value => {
      const approval = processApprovals.find(code => code === value);
      return approval ? texts.approvals[approval] : '';
    },
  };
}
