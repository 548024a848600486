import type { WorkflowSettings } from '@dossier/api/workflows';
import { processApprovals } from '@dossier/api/contract';
import { LoweredSettings } from '../../../shared/LoweredSettings.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { useWorkflowNames } from './use-workflow-names.ts';

/** What someone asked for: that no Admin has to approve any more what processes of a kind decide. */
export function LoweredWorkflow({ workflows, onDone }: LoweredWorkflowProps) {
  const texts = useTexts('workflowSettings');
  const names = useWorkflowNames();
  const valueOf = (value: unknown, path: string): string => {
    const workflow = workflows.find(({ id }) => path.startsWith(`${id}.`));
    const approval = processApprovals.find(code => code === value);
    return [workflow && names.workflow(workflow), approval && texts.approvals[approval]]
      .filter(Boolean)
      .join(': ');
  };
  return (
    <LoweredSettings
      action="settings.lowerWorkflow"
      title={texts.lowered}
      effect={texts.loweredEffect}
      valueOf={valueOf}
      onDone={onDone}
    />
  );
}

interface LoweredWorkflowProps {
  readonly workflows: readonly WorkflowSettings[];
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
