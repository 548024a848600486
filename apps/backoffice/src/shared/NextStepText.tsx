import type { NextStep } from '@dossier/api/contract';
import { partyTexts } from '@dossier/api/texts';
import { countryName } from '@dossier/validators/vocabularies';
import { formatCountry, formatDay, formatPercentage } from './format.ts';
import { useTexts, useTranslations } from './translations.ts';
import { useAnyKindText } from './use-any-kind-text.ts';
import { useLocale } from './use-locale.ts';
import { useVocabularyText } from './vocabulary-text.ts';

/** What has to be done next, by name: "Add the extract of the UBO register of Saskia Hendriks". */
export function NextStepText(props: NextStepTextProps) {
  const [locale] = useLocale();
  return capitalised(useNextStepText(props), locale);
}

function useNextStepText({ next, client }: NextStepTextProps): string {
  const t = useTranslations('workflows');
  const [locale] = useLocale();
  const kindText = useAnyKindText();
  const { labelOf } = partyTexts({
    locale,
    texts: useTexts('parties'),
    codeText: useVocabularyText('document', 'record'),
    day: day => formatDay(day, locale),
    country: code => formatCountry(code, locale),
    percentage: value => formatPercentage(value, locale),
    separator: ', ',
  });
  const texts = t($ => $.workflows.next, { returnObjects: true });
  const { kind, blocker } = next;
  if (blocker === null) return texts.kinds[kind];
  const param = (name: string) => String(blocker.params[name] ?? '');
  const party = param('party');
  const documentText = () =>
    param('documentKind') === 'identity' ? texts.identity : kindText(param('documentKind'));
  const add = (what: string) => {
    const name = inSentence(what, locale);
    return party === client
      ? t($ => $.workflows.next.addOwn, { what: name })
      : t($ => $.workflows.next.add, { what: name, party });
  };
  switch (blocker.code) {
    case 'fieldMissing':
      // An answer is called by its question.
      return add(labelOf(param('field').replace(/\.applies$/, '')));
    case 'taxResidencyMissing':
    case 'originOfAssetsMissing':
    case 'representativeMissing':
      return add(texts.fields[blocker.code]);
    case 'taxNumberMissing':
      return add(t($ => $.workflows.next.taxNumber, { country: countryName(param('country'), locale) }));
    case 'documentMissing':
      return add(documentText());
    case 'documentExpired':
      return t($ => $.workflows.next.renew, { what: inSentence(documentText(), locale), party });
    case 'documentUndated':
      return t($ => $.workflows.next.date, { what: inSentence(documentText(), locale), party });
    case 'ownersUnconfirmed':
      return t($ => $.workflows.next.owners, { party });
    case 'OVER_100':
      return t($ => $.workflows.next.shares, { party });
    default:
      return texts.kinds.add;
  }
}

interface NextStepTextProps {
  readonly next: NextStep;
  readonly client: string;
}

/** A sentence may begin with a name that is small within one: Dutch puts the verb last. */
const capitalised = (sentence: string, locale: string): string =>
  sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);

/** A name within a sentence: small where the language has it so, unless it is an abbreviation. */
function inSentence(name: string, locale: string): string {
  const isAbbreviation = /^\p{Lu}{2}/u.test(name);
  return locale.startsWith('de') || isAbbreviation
    ? name
    : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}
