import { useBatches, type Batch } from '@dossier/api/registrations';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';

/** Takes bulk work back, and says so. @returns the batch that does it; null where it could not begin. */
export function useUndoBatch(): (batch: Batch) => Promise<string | null> {
  const t = useTranslations('registrations');
  const texts = useTexts('batches');
  const [locale] = useLocale();
  const { undo, refresh } = useBatches();
  const notify = useNotify({ BatchFinished: texts.isOver }, () => void refresh());
  return async ({ _id, kind, done, failed }) => {
    let startedId: string | null = null;
    const count = done - failed;
    const text = t($ => $.registrations.bulk.givenBack, { count, formatted: formatCount(count, locale) });
    await notify(
      async () => {
        startedId = (await undo(_id))._id;
      },
      kind === 'assign' ? text : texts.states.running,
    );
    return startedId;
  };
}
