import { useClient, useRevalidate } from '@dossier/api/client';
import { assignRegistration, readsOfRegistration } from '@dossier/api/registrations';
import { useProcessWork, type Process } from '@dossier/api/workflows';
import { isOnboarding } from './task-address.ts';
import { useNotify } from '../../shared/use-notify.ts';

type Task = Pick<Process, 'processId' | 'entityId' | 'version' | 'workflowType'>;

/** Gives a task to a colleague or to no one (null), and says so; what shows it is read again. */
export function useAssignTask() {
  const { gateway } = useClient();
  const { move } = useProcessWork();
  const revalidate = useRevalidate();
  const readAgain = () => void revalidate('workflows.processes', 'workflows.board', ...readsOfRegistration);
  const notify = useNotify({}, readAgain);
  return async (task: Task, assigneeId: string | null, text: string): Promise<void> => {
    const seen = { _id: task.entityId, version: task.version };
    const give = () =>
      isOnboarding(task)
        ? assignRegistration(gateway, seen, assigneeId)
        : move(task, 'assign', { assigneeId });
    if (await notify(give, text)) readAgain();
  };
}
