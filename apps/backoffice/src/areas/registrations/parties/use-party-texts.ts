import { partyTexts, type PartyTexts } from '@dossier/api/texts';
import { formatCountry, formatDay, formatPercentage } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

/** How fields of a party are called and read in the language of the page. */
export function usePartyTexts(): PartyTexts {
  const [locale] = useLocale();
  const codeText = useVocabularyText('document', 'record');
  return partyTexts({
    locale,
    texts: useTexts('parties'),
    codeText,
    day: day => formatDay(day, locale),
    country: code => formatCountry(code, locale),
    percentage: value => formatPercentage(value, locale, false),
    separator: ', ',
  });
}
