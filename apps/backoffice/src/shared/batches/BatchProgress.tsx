import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { formatCount, formatInstant } from '../format.ts';
import { JobProgress } from '../list-kit/JobProgress.tsx';
import { useLocale } from '../use-locale.ts';
import { useNotify } from '../use-notify.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { BatchResults } from './BatchResults.tsx';
import { isOver } from './is-over.ts';
import type { Batch, BatchParts } from './batch.ts';
import { useUndoBatch } from './use-undo-batch.ts';

/** Bulk work that has started: it can be stopped, what failed tried again, and what was done undone while that is possible. */
export function BatchProgress({
  batch,
  texts: special,
  work,
  results,
  onAll,
  onOpen,
  onClose,
}: BatchProgressProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const [locale] = useLocale();
  const { cancel, retry, refresh } = work;
  const notify = useNotify({ BatchFinished: texts.isOver }, () => void refresh());
  const undo = useUndoBatch(work, special);
  const { _id, kind, state, done, total, failed, undoUntil, undoneBy } = batch;
  const hasEnded = isOver(batch);
  const takeBack = async () => {
    const startedId = await undo(batch);
    if (startedId !== null) onOpen(startedId);
  };
  return (
    <Stack gap="field">
      <JobProgress
        job={batch}
        label={texts.states[state]}
        valueText={t($ => $.batches.progress, {
          done: formatCount(done, locale),
          total: formatCount(total, locale),
        })}
      />
      {!hasEnded && <p>{texts.goesOn}</p>}
      {undoneBy !== null && <p>{texts.undone}</p>}
      {undoUntil !== null && <p>{special.undoHint(formatInstant(undoUntil, locale))}</p>}
      {hasEnded && kind !== 'undo' && undoUntil === null && undoneBy === null && done > failed && (
        <p>{texts.noWayBack}</p>
      )}
      {results && <BatchResults results={results} texts={special} onAll={onAll} />}
      <Cluster justify="end">
        {!hasEnded && (
          <Button onClick={() => void notify(() => cancel(_id), texts.states.cancelled)}>{texts.stop}</Button>
        )}
        {hasEnded && failed > 0 && undoneBy === null && (
          <Button onClick={() => void notify(() => retry(_id), texts.states.running)}>{texts.retry}</Button>
        )}
        {undoUntil !== null && <Button onClick={() => void takeBack()}>{texts.undo}</Button>}
        <Button variant="primary" onClick={onClose}>
          {hasEnded ? texts.close : texts.hide}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface BatchProgressProps extends BatchParts {
  readonly batch: Batch;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
