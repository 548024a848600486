import { selectedCount } from '@dossier/ui/data-table';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useOpened } from '../../shared/list-kit/use-opened.ts';
import type { ChosenTasks } from './batch/use-chosen.ts';

// Come with the first task that is chosen, and with the first bulk work.
const TaskBulk = lazyPart(async () => (await import('./batch/TaskBulk.tsx')).TaskBulk);
const TaskBatch = lazyPart(async () => (await import('./batch/TaskBatch.tsx')).TaskBatch);

/** Below tasks: what else stands there; while tasks are chosen what can be done with them, and how far bulk work is. */
export function TaskFoot({ total, chosen, isOwn, children }: TaskFootProps) {
  const { open, show } = useOpened('batch');
  return (
    <>
      {selectedCount(chosen.selection, total) > 0 ? (
        <Suspense fallback={children}>
          <TaskBulk chosen={chosen} total={total} isOwn={isOwn} onOpen={show} />
        </Suspense>
      ) : (
        children
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
  readonly total: number;
  readonly chosen: ChosenTasks;
  /** Every task that can be chosen is the reader's own. */
  readonly isOwn: boolean;
  readonly children?: ReactNode;
}
