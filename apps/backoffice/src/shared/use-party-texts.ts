import { partyTexts, type PartyTexts } from '@dossier/api/texts';
import { formatCountry, formatDay, formatPercentage } from './format.ts';
import { useTexts } from './translations.ts';
import { useLocale } from './use-locale.ts';
import { useVocabularyText } from './vocabulary-text.ts';

export function usePartyTexts(): PartyTexts {
  const [locale] = useLocale();
  const codeText = useVocabularyText('document', 'record');
  return partyTexts({
    locale,
    texts: useTexts('parties'),
    codeText,
    day: day => formatDay(day, locale),
    country: code => formatCountry(code, locale),
    percentage: value => formatPercentage(value, locale),
    separator: ', ',
  });
}
