import { formatCount } from '../format.ts';
import { manyResults, RowResults } from '../list-kit/RowResults.tsx';
import { useTexts, useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import type { BatchParts, BatchResultsShown, BatchRow } from './batch.ts';

/** What became of each row of bulk work, those that failed first, with the reason. */
export function BatchResults({ results: { rows, total }, texts: special, onAll }: BatchResultsProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const [locale] = useLocale();
  const stateText = ({ state, obstacle }: BatchRow) => {
    if (state === 'waiting') return texts.itemWaiting;
    return obstacle === null ? texts.itemDone : special.obstacleText(obstacle);
  };
  return (
    <RowResults
      title={texts.results}
      results={rows.map(row => ({ ...row, text: stateText(row) }))}
      total={total}
      shownText={t($ => $.batches.shown, {
        shown: formatCount(rows.length, locale),
        total: formatCount(total, locale),
      })}
      moreText={texts.showMore}
      onMore={rows.length < manyResults ? onAll : undefined}
    />
  );
}

interface BatchResultsProps extends Pick<BatchParts, 'texts' | 'onAll'> {
  readonly results: BatchResultsShown;
}
