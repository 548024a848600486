import { gateItems } from '@dossier/api/contract';
import type { SectionValues } from '@dossier/api/tenants';
import type { MergeField } from '@dossier/ui/diff-view';
import { countryName } from '@dossier/validators/vocabularies';
import { useLocale } from '../../../shared/use-locale.ts';
import { useWords } from '../../../shared/words.ts';
import type { Conflict } from '../use-save-section.ts';

type Onboarding = SectionValues['onboarding'];

/** A field of the section, as both versions of it are compared. */
export interface OnboardingField extends MergeField {
  readonly id: keyof Onboarding;
}

/** What two people made of the section, field by field and in words. */
export function useOnboardingFields(): (conflict: Conflict<'onboarding'>) => readonly OnboardingField[] {
  const t = useWords();
  const [locale] = useLocale();
  const words = t($ => $.intake.onboarding, { returnObjects: true });
  const texts: Readonly<Record<keyof Onboarding, (value: Onboarding) => string>> = {
    completion: ({ completion }) => words.completions[completion],
    gatesOff: ({ gatesOff }) =>
      gateItems
        .filter(item => !gatesOff.includes(item))
        .map(item => words.items[item])
        .join(', '),
    acceptance: ({ acceptance }) => words.policies[acceptance],
    terms: ({ terms }) => `${terms.INCOMPLETE} / ${terms.COMPLETE}`,
    calendar: ({ calendar }) => countryName(calendar, locale),
  };
  const labels: Readonly<Record<keyof Onboarding, string>> = {
    completion: words.completion,
    gatesOff: words.gate,
    acceptance: words.acceptance,
    terms: words.terms,
    calendar: words.calendar,
  };
  return ({ base, mine, theirs }) =>
    (Object.keys(texts) as (keyof Onboarding)[]).map(id => ({
      id,
      label: labels[id],
      base: texts[id](base),
      theirs: texts[id](theirs.value),
      mine: texts[id](mine),
    }));
}
