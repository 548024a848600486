import type { SignOffSummary } from '@dossier/api/workflows';
import { formatInstant } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

/** Why the reader may decide on a request, or why a colleague has to: a sentence. */
export function useStanding(): (signOff: SignOffSummary) => string {
  const t = useTranslations('record');
  const [locale] = useLocale();
  const texts = t($ => $.record.signOff, { returnObjects: true });
  return ({ hindrance, aloneFrom }) => {
    if (aloneFrom !== null) {
      if (hindrance === 'waitsAlone')
        return t($ => $.record.signOff.waitsAlone, { when: formatInstant(aloneFrom, locale) });
      return hindrance === 'recentChange' ? texts.recentChangeAlone : texts.alone.text;
    }
    if (hindrance === null) return texts.mayDecide;
    // Without an instant from which they may decide alone, waiting is no way for them.
    return hindrance === 'waitsAlone' ? texts.ownRequest : texts[hindrance];
  };
}
