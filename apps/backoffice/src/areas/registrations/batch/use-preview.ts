import { batchLimits } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { useBatches, type BatchPreview, type RegistrationRow } from '@dossier/api/registrations';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BulkWorkProps } from '../../../shared/list-kit/description.ts';
import { actionOf, startsAtOnce, type BatchWish } from './batch-wish.ts';

const unexplained = { comment: '', reason: '' };

/** Reads what bulk work would do; what needs no question starts, and says its id. */
export function usePreview({ wish, chosenRows, onStarted }: PreviewOptions) {
  const batches = useBatches();
  const [preview, setPreview] = useState<BatchPreview>();
  const [error, setError] = useState<ApiError>();
  const [limit, setLimit] = useState<number | null>(null);
  const [quick, setQuick] = useState<string | null>(null);

  const read = useEffectEvent(async () => {
    try {
      const rows = (await chosenRows()).map(({ _id, version }) => ({ id: _id, version }));
      if (rows.length > batchLimits[wish.kind]) return setLimit(batchLimits[wish.kind]);
      const action = actionOf(wish, unexplained);
      const seen = await batches.preview({ action, rows });
      const refused = seen.items.filter(({ obstacle }) => obstacle !== null).length;
      if (!startsAtOnce(wish, seen.items.length, refused)) return setPreview(seen);
      const { _id } = await batches.start({ action, rows: rowsOf(seen) });
      onStarted();
      setQuick(_id);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    }
  });
  const retry = () => {
    setError(undefined);
    void read();
  };
  useEffect(() => void read(), []);
  return { preview, error, limit, quick, retry };
}

/** Those that can be changed, as they were seen. */
export const rowsOf = ({ items }: BatchPreview) =>
  items.flatMap(({ registrationId: id, version, obstacle }) => (obstacle === null ? [{ id, version }] : []));

interface PreviewOptions extends Pick<BulkWorkProps<RegistrationRow, BatchWish>, 'chosenRows' | 'onStarted'> {
  readonly wish: BatchWish;
}
