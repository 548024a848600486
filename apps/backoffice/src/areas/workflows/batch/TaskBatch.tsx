import { useTaskBatch, useTaskBatches, useTaskBatchItems } from '@dossier/api/workflows';
import { useEffect, useEffectEvent, useState } from 'react';
import { BatchModal } from '../../../shared/batches/BatchModal.tsx';
import { isOver } from '../../../shared/batches/is-over.ts';
import { fewResults, manyResults } from '../../../shared/list-kit/RowResults.tsx';
import { useTaskBatchTexts } from './use-task-batch-texts.ts';

/** How far bulk work on tasks is; what shows tasks is read again once it has ended. */
export function TaskBatch({ id, onOpen, onClose }: TaskBatchProps) {
  const read = useTaskBatch(id);
  const work = useTaskBatches();
  const [max, setMax] = useState(fewResults);
  const { data: items } = useTaskBatchItems(id, max);
  const end = useEffectEvent(() => void work.refreshTasks());
  const hasEnded = read.data !== undefined && isOver(read.data);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return (
    <BatchModal
      read={read}
      texts={useTaskBatchTexts()}
      work={work}
      results={
        items && {
          rows: items.items.map(({ processId, ...item }) => ({ ...item, id: processId })),
          total: items.total,
        }
      }
      onAll={() => setMax(manyResults)}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

interface TaskBatchProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
