import type { Process } from '@dossier/api/workflows';
import { lazy, Suspense } from 'react';
import { NextStepCell } from '../../shared/NextStepCell.tsx';
import { isOnboarding } from './task-address.ts';
import { useTaskStep } from './use-task-step.ts';

/** The names of steps are many: they come after the page. */
const StepText = lazy(async () => ({ default: (await import('./process/StepText.tsx')).StepText }));

/** What has to be done next on a task: of a registration what is missing, of every other process its step. */
export function TaskStepCell({ task }: { readonly task: Omit<Process, 'snoozedUntil'> }) {
  const stepOf = useTaskStep();
  const fallback = stepOf(task);
  if (isOnboarding(task) || task.step === null)
    return <NextStepCell next={task.next} client={task.entityName} fallback={fallback} />;
  return (
    <Suspense fallback={fallback}>
      <StepText type={task.workflowType} step={task.step} />
    </Suspense>
  );
}
