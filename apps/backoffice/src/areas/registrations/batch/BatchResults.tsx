import { useBatchItems, type BatchItem } from '@dossier/api/registrations';
import { useState } from 'react';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { fewResults, manyResults, RowResults } from '../../../shared/list-kit/RowResults.tsx';
import { useObstacleText } from './use-obstacle-text.ts';

/** What became of each registration of bulk work, those that failed first, with the reason. */
export function BatchResults({ id }: { readonly id: string }) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const obstacleText = useObstacleText();
  const [locale] = useLocale();
  const [shownCount, setShownCount] = useState(fewResults);
  const { data } = useBatchItems(id, shownCount);
  if (!data) return null;
  const { items, total } = data;
  const stateText = ({ state, obstacle }: BatchItem) => {
    if (state === 'waiting') return texts.itemWaiting;
    return obstacle === null ? texts.itemDone : obstacleText(obstacle);
  };
  return (
    <RowResults
      title={texts.results}
      results={items.map(item => ({ ...item, id: item.registrationId, text: stateText(item) }))}
      total={total}
      shownText={t($ => $.batches.shown, {
        shown: formatCount(items.length, locale),
        total: formatCount(total, locale),
      })}
      moreText={texts.showMore}
      onMore={shownCount < manyResults ? () => setShownCount(manyResults) : undefined}
    />
  );
}
