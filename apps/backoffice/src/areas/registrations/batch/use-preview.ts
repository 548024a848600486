import { batchLimits } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { useBatches, type BatchPreview, type RegistrationRow } from '@dossier/api/registrations';
import { useOutcome } from '../../../shared/batches/use-outcome.ts';
import type { BulkWorkProps } from '../../../shared/list-kit/description.ts';
import { actionOf, startsAtOnce, type BatchWish } from './batch-wish.ts';

const unexplained = { comment: '', reason: '' };

/** What is known of bulk work before it starts. */
interface Outcome {
  readonly preview?: BatchPreview;
  readonly error?: ApiError;
  /** More rows than it takes at once: how many it takes. */
  readonly limit?: number;
  /** What needs no question has started: its id. */
  readonly quick?: string;
}

/** Reads what bulk work would do; what needs no question starts. */
export function usePreview({ wish, chosenRows, onStarted }: PreviewOptions) {
  const batches = useBatches();
  return useOutcome(async (isCurrent: () => boolean): Promise<Outcome> => {
    try {
      const rows = (await chosenRows()).map(({ _id, version }) => ({ id: _id, version }));
      if (rows.length > batchLimits[wish.kind]) return { limit: batchLimits[wish.kind] };
      const action = actionOf(wish, unexplained);
      const preview = await batches.preview({ action, rows });
      const blocked = preview.items.filter(({ obstacle }) => obstacle !== null).length;
      if (!isCurrent() || !startsAtOnce(wish, preview.items.length, blocked)) return { preview };
      const { _id } = await batches.start({ action, rows: rowsOf(preview) });
      onStarted();
      return { quick: _id };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { error };
    }
  });
}

/** Those that can be changed, as they were seen. */
export const rowsOf = ({ items }: BatchPreview) =>
  items.flatMap(({ registrationId: id, version, obstacle }) => (obstacle === null ? [{ id, version }] : []));

interface PreviewOptions extends Pick<BulkWorkProps<RegistrationRow, BatchWish>, 'chosenRows' | 'onStarted'> {
  readonly wish: BatchWish;
}
