import { useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';
import { usePartyTexts } from '../use-party-texts.ts';

/** More than these are counted. */
const few = 4;

/** Fields of a party in one sentence: by their names, or how many they are. */
export function useFieldsText(): (paths: readonly string[]) => string {
  const t = useTranslations('parties');
  const [locale] = useLocale();
  const { labelOf } = usePartyTexts();
  return paths => {
    if (paths.length > few)
      return t($ => $.parties.fieldCount, { count: paths.length, formatted: String(paths.length) });
    return new Intl.ListFormat(locale).format(paths.map(labelOf));
  };
}
