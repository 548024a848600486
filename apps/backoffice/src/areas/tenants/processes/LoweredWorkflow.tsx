import type { WorkflowSettings } from '@dossier/api/workflows';
import { LoweredSettings } from '../../../shared/lowered-settings/LoweredSettings.tsx';
import { useWorkflowChanges } from '../../../shared/lowered-settings/use-workflow-changes.ts';
import { useTexts } from '../../../shared/translations.ts';

/** What someone asked for: that no Admin has to approve any more what processes of a kind decide. */
export function LoweredWorkflow({ workflows, onDone }: LoweredWorkflowProps) {
  const texts = useTexts('workflowSettings');
  const { labelOf, textOf } = useWorkflowChanges(workflows);
  return (
    <LoweredSettings
      action="settings.lowerWorkflow"
      title={texts.lowered}
      effect={texts.loweredEffect}
      valueOf={(value, path) => `${labelOf(path)}: ${textOf(value, path)}`}
      onDone={onDone}
    />
  );
}

interface LoweredWorkflowProps {
  readonly workflows: readonly WorkflowSettings[];
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
