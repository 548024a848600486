import type { Batch, BatchTexts } from '../../../shared/batches/batch.ts';
import { useObstacleText } from '../../../shared/batches/use-obstacle-text.ts';
import { formatCount } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

export function useTaskBatchTexts(): BatchTexts {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const [locale] = useLocale();
  const obstacleText = useObstacleText();
  const titles: Readonly<Record<string, (total: number) => string>> = {
    assign: total => t($ => $.batches.tasks.assign, counted(total)),
    snooze: total => t($ => $.batches.tasks.snooze, counted(total)),
    undo: total => t($ => $.batches.tasks.undoTitle, counted(total)),
  };
  const counted = (count: number) => ({ count, formatted: formatCount(count, locale) });
  return {
    titleOf: ({ kind, total }: Batch) => titles[kind]?.(total) ?? texts.results,
    undoHint: time => t($ => $.batches.tasks.undoHint, { time }),
    undoing: () => texts.states.running,
    obstacleText,
  };
}
