import type { Process } from '@dossier/api/workflows';
import { useLocation } from 'wouter';
import { useKeys } from '../../shared/use-keys.ts';
import { useMayDecide } from '../../shared/use-may-decide.ts';
import { taskAddress } from './task-address.ts';
import { tasksAddress, usualTasks } from './tasks-address.ts';

type Task = Pick<Process, 'workflowType' | 'processId' | 'entityId' | 'next'>;

/** `n` goes to the next task: the first of these; to the list where there is none. */
export function useNextTask(tasks: readonly Task[] | undefined): void {
  const [, navigate] = useLocation();
  const mayDecide = useMayDecide();
  const next = () => {
    if (!tasks) return;
    const [first] = tasks;
    navigate(first ? taskAddress(first, mayDecide) : tasksAddress(usualTasks));
  };
  useKeys({ n: next });
}
