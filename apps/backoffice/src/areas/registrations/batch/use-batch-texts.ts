import type { Batch, BatchTexts } from '../../../shared/batches/batch.ts';
import { formatCount } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useObstacleText } from './use-obstacle-text.ts';

export function useBatchTexts(): BatchTexts {
  const t = useTranslations('batches', 'registrations');
  const texts = useTexts('batches');
  // What its parts read has to be there before it opens: a dialog that suspends once it is open closes.
  useTranslations('record', 'documents');
  useVocabularyText('record', 'document', 'party');
  const [locale] = useLocale();
  const obstacleText = useObstacleText();
  const counted = (count: number) => ({ count, formatted: formatCount(count, locale) });
  const titles: Readonly<Record<string, (total: number) => string>> = {
    assign: total => t($ => $.batches.assign, counted(total)),
    status: total => t($ => $.batches.setStatus, counted(total)),
    undo: total => t($ => $.batches.undoTitle, counted(total)),
  };
  return {
    titleOf: ({ kind, total }: Batch) => titles[kind]?.(total) ?? texts.results,
    undoHint: time => t($ => $.batches.undoHint, { time }),
    undoing: ({ kind, done, failed }) =>
      kind === 'assign'
        ? t($ => $.registrations.bulk.givenBack, counted(done - failed))
        : texts.states.running,
    obstacleText,
  };
}
