import type { Language } from '@dossier/validators/vocabularies';
import type { RegisterComparison } from '../contract/index.ts';
import type { register } from './en-US/register.ts';
import { fillText } from './fill.ts';

type Discrepancy = RegisterComparison['discrepancies'][number];
type Interest = NonNullable<Discrepancy['registered']>;

/** What is said of an extract of the register of beneficial owners, by screens and in the report to the register. */
export interface RegisterTexts {
  /** What someone has: `shares and votes, more than 25% up to 50%`. */
  readonly interestOf: (interest: Interest) => string;
  /** Where the register and the firm differ about a person, and why. */
  readonly sentenceOf: (
    discrepancy: Pick<Discrepancy, 'kind' | 'calculated' | 'registered'>,
    person: string,
  ) => string;
}

export function registerTexts(
  { natures: natureTexts, bands, interest, sentences }: typeof register,
  locale: Language,
): RegisterTexts {
  const list = new Intl.ListFormat(locale);
  const interestOf = ({ natures, band }: Interest) => {
    const what = list.format(natures.map(nature => natureTexts[nature]));
    return band === null ? what : fillText(interest, { natures: what, band: bands[band] });
  };
  const textOf = (of: Interest | null) => (of === null ? '' : interestOf(of));
  return {
    interestOf,
    sentenceOf({ kind, calculated, registered }, person) {
      const isForAnotherReason = kind === 'missing' && calculated?.natures.length === 0;
      return fillText(sentences[isForAnotherReason ? 'missingOwner' : kind], {
        person,
        calculated: textOf(calculated),
        registered: textOf(registered),
      });
    },
  };
}
