import { useProcesses } from '@dossier/api/workflows';
import { useNextTask } from '../use-next-task.ts';

/** `n` leaves a process for the next task of the reader’s own; it draws nothing. */
export function NextOwnTask({ current }: { readonly current: string }) {
  // One more than the one that is open.
  const mine = useProcesses({ scope: 'mine', max: 2 }).data?.items;
  useNextTask(mine?.filter(({ processId }) => processId !== current));
  return null;
}
