import { eventTexts, type EventTexts } from '@dossier/api/texts';
import { formatDay } from './format.ts';
import { useTexts } from './translations.ts';
import { useLocale } from './use-locale.ts';
import { useVocabularyText } from './vocabulary-text.ts';
import { usePartyTexts } from './use-party-texts.ts';

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
