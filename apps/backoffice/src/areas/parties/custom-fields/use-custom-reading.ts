import type { CustomField } from '@dossier/api/contract';
import { useCustomFields } from '@dossier/api/parties';
import type { PartyTexts } from '@dossier/api/texts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';
import { answerText } from './answer-text.ts';

export function useAnswerText(): (field: CustomField, value: string) => string {
  const [locale] = useLocale();
  const { yes, no } = useTexts('parties');
  return (field, value) => answerText(field, value, { locale, yes, no });
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
