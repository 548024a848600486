import { useExportItems, type ExportItem } from '@dossier/api/exports';
import { useState } from 'react';
import { formatCount } from '../../format.ts';
import { useLocale } from '../../use-locale.ts';
import { useTexts, useTranslations } from '../../translations.ts';
import { fewResults, manyResults, RowResults } from '../RowResults.tsx';

/** What became of each row of an export, those that failed first, with the reason. */
export function ExportResults({ id }: { readonly id: string }) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const [locale] = useLocale();
  const [shownCount, setShownCount] = useState(fewResults);
  const { data } = useExportItems(id, shownCount);
  if (!data) return null;
  const { items, total } = data;
  const stateText = ({ state, error }: ExportItem) => {
    if (state === 'waiting') return texts.itemWaiting;
    if (state === 'done') return texts.itemDone;
    return error === 'NotFound' ? texts.notFound : texts.notMade;
  };
  return (
    <RowResults
      title={texts.results}
      results={items.map(item => ({ ...item, id: item.recordId, text: stateText(item) }))}
      total={total}
      shownText={t($ => $.exports.shown, {
        shown: formatCount(items.length, locale),
        total: formatCount(total, locale),
      })}
      moreText={texts.more}
      onMore={shownCount < manyResults ? () => setShownCount(manyResults) : undefined}
    />
  );
}
