import type { Process } from '@dossier/api/workflows';
import { nextStepAddress } from '../../shared/next-step-address.ts';

type Task = Pick<Process, 'workflowType' | 'processId' | 'entityId' | 'next'>;

export const isOnboarding = ({ workflowType }: Pick<Task, 'workflowType'>): boolean =>
  workflowType === 'onboarding';

export const processAddress = ({ entityId, processId }: Pick<Task, 'entityId' | 'processId'>): string =>
  `/administration/workflow/${entityId}?process=${processId}`;

/** Where a task is worked on: a registration on its own page, every other process on that of the process. */
export const taskAddress = (task: Task, mayDecide: boolean): string =>
  isOnboarding(task) ? nextStepAddress(task.entityId, task.next, mayDecide) : processAddress(task);
