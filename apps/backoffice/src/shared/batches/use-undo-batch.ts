import { useTexts } from '../translations.ts';
import { useNotify } from '../use-notify.ts';
import type { Batch, BatchTexts, BatchWork } from './batch.ts';

/** Takes bulk work back, and says so. @returns the batch that does it; null where it could not begin. */
export function useUndoBatch(
  { undo, refresh }: Pick<BatchWork, 'undo' | 'refresh'>,
  { undoing }: Pick<BatchTexts, 'undoing'>,
): (batch: Batch) => Promise<string | null> {
  const texts = useTexts('batches');
  const notify = useNotify({ BatchFinished: texts.isOver }, () => void refresh());
  return async batch => {
    let startedId: string | null = null;
    await notify(async () => {
      startedId = (await undo(batch._id))._id;
    }, undoing(batch));
    return startedId;
  };
}
