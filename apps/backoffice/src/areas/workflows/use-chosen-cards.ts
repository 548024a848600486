import { useCurrentUser } from '@dossier/api/access';
import type { TaskBoard } from '@dossier/api/workflows';
import { useChosen, type ChosenTasks } from './batch/use-chosen.ts';

interface ChosenCards extends ChosenTasks {
  readonly selectedIds: ReadonlySet<string>;
  readonly selectIds: (ids: ReadonlySet<string>) => void;
  /** All of them are the reader's own. */
  readonly isOwn: boolean;
}

/** Which cards of the board are chosen. One that is not on it any more is not. */
export function useChosenCards(about: string, open: TaskBoard['columns']['open']['items']): ChosenCards {
  const me = useCurrentUser().data?._id;
  const { selection, select, clear, seenOf, pageSize } = useChosen(about, open);
  const tasks = open.filter(({ processId }) => selection.keys.has(processId));
  const selectedIds = new Set(tasks.map(({ processId }) => processId));
  return {
    selection: { kind: 'some', keys: selectedIds },
    select,
    clear,
    chosenTasks: () => Promise.resolve(seenOf(selectedIds)),
    pageSize,
    selectedIds,
    selectIds: keys => select({ kind: 'some', keys }),
    isOwn: tasks.length > 0 && tasks.every(task => task.assignee_id === me),
  };
}
