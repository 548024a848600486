import { eventTexts, type EventTexts } from '@dossier/api/texts';
import { formatDay } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { usePartyTexts } from '../parties/use-party-texts.ts';

/** An event of a registration in the language of the page. */
export function useEventTexts(): EventTexts {
  const [locale] = useLocale();
  const codeText = useVocabularyText('document', 'record');
  return eventTexts({
    texts: { parties: useTexts('parties'), missing: useTexts('record').missing },
    party: usePartyTexts(),
    codeText,
    day: day => formatDay(day, locale),
  });
}
