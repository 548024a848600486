import type { Process } from '@dossier/api/workflows';
import { useNextStep } from '../../shared/use-next-step.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { isOnboarding } from './task-address.ts';

type Task = Pick<Process, 'workflowType' | 'next'>;

/** What has to be done next on a task, as far as a page knows it without the names of steps. */
export function useTaskStep(): (task: Task) => string {
  const stepOf = useNextStep();
  const textOf = useVocabularyText('work');
  return ({ workflowType, next }) =>
    isOnboarding({ workflowType })
      ? stepOf(next)
      : `${textOf('workflowType', workflowType)}: ${stepOf(next)}`;
}
