import { selectedCount } from '@dossier/ui/data-table';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useOpened } from '../../shared/list-kit/use-opened.ts';
import type { useChosenTasks } from './batch/use-chosen-tasks.ts';
import { TaskPages } from './TaskPages.tsx';
import type { TasksState } from './tasks-address.ts';

// Come with the first task that is chosen, and with the first bulk work.
const TaskBulk = lazyPart(async () => (await import('./batch/TaskBulk.tsx')).TaskBulk);
const TaskBatch = lazyPart(async () => (await import('./batch/TaskBatch.tsx')).TaskBatch);

/** The pages of the list; while tasks are chosen what can be done with them, and how far bulk work is. */
export function TaskFoot({ state, total, chosen, isOwn }: TaskFootProps) {
  const { open, show } = useOpened('batch');
  const pages = <TaskPages state={state} total={total} />;
  return (
    <>
      {selectedCount(chosen.selection, total) > 0 ? (
        <Suspense fallback={pages}>
          <TaskBulk chosen={chosen} total={total} isOwn={isOwn} onOpen={show} />
        </Suspense>
      ) : (
        pages
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <TaskBatch key={open} id={open} onOpen={show} onClose={() => show(null)} />
        </Suspense>
      )}
    </>
  );
}

interface TaskFootProps {
  readonly state: TasksState;
  readonly total: number;
  readonly chosen: ReturnType<typeof useChosenTasks>;
  /** Every task of the list is the reader’s own. */
  readonly isOwn: boolean;
}
