import type { CustomField } from '@dossier/api/contract';
import { useCustomFields } from '@dossier/api/parties';
import type { PartyTexts } from '@dossier/api/texts';
import { formatCount, formatCurrency, formatDay, formatPercentage } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';

/** Writes a value of a custom field in the language of the page. */
export function useAnswerText(): (field: CustomField, value: string) => string {
  const [locale] = useLocale();
  const { yes, no } = useTexts('parties');
  return ({ type, valueType }, value) => {
    switch (type) {
      case 'B':
        return value === 'true' ? yes : no;
      case 'D':
        return formatDay(value, locale);
      case 'N':
        if (valueType === 'CURRENCY') return formatCurrency(Number(value), locale);
        return valueType === 'PERCENTAGE'
          ? formatPercentage(Number(value), locale)
          : formatCount(Number(value), locale);
      default:
        return value;
    }
  };
}

/** How fields of a client are called and read, custom ones by their labels. */
export function useCustomReading(): PartyTexts {
  const { labelOf, textOf } = usePartyTexts();
  const answerText = useAnswerText();
  const { data } = useCustomFields();
  const fieldAt = (path: string) => {
    const id = /customFields\.(.+)$/.exec(path)?.[1];
    return id === undefined ? undefined : data?.items.find(({ _id }) => _id === id);
  };
  return {
    labelOf: path => fieldAt(path)?.label ?? labelOf(path),
    textOf: (path, value) => {
      const field = fieldAt(path);
      return field && typeof value === 'string' && value !== ''
        ? answerText(field, value)
        : textOf(path, value);
    },
  };
}
