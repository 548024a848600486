import { taskBatchLimit } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { useTaskBatches, type TaskBatchPreview } from '@dossier/api/workflows';
import { useOutcome } from '../../../shared/batches/use-outcome.ts';
import { actionOf, type TaskWish } from './task-wish.ts';
import type { SeenTask } from './use-chosen.ts';

/** What is known of bulk work before it starts. */
interface Outcome {
  readonly preview?: TaskBatchPreview;
  readonly error?: ApiError;
  /** More tasks than it takes at once. */
  readonly isTooMuch?: boolean;
}

export function useTaskPreview(wish: TaskWish, chosenTasks: () => Promise<readonly SeenTask[]>) {
  const { preview } = useTaskBatches();
  return useOutcome(async (): Promise<Outcome> => {
    try {
      const rows = (await chosenTasks()).map(({ processId: id, version }) => ({ id, version }));
      if (rows.length > taskBatchLimit) return { isTooMuch: true };
      return { preview: await preview({ action: actionOf(wish), rows }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { error };
    }
  });
}
