import type { SectionValues } from '@dossier/api/tenants';
import type { MergeField } from '@dossier/ui/diff-view';
import { useTranslations } from '../../../shared/translations.ts';
import type { Conflict } from '../use-save-section.ts';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

type Onboarding = SectionValues['onboarding'];

/** A field of the section, as both versions of it are compared. */
export interface OnboardingField extends MergeField {
  readonly id: keyof Onboarding;
}

/** The two versions of the section that two people made, field by field, as texts. */
export function useOnboardingFields(): (conflict: Conflict<'onboarding'>) => readonly OnboardingField[] {
  const names = useTranslations('intake')($ => $.intake.onboarding, { returnObjects: true });
  const onboardingTexts = useOnboardingTexts();
  const texts: Readonly<Record<keyof Onboarding, (value: Onboarding) => string>> = {
    completion: ({ completion }) => onboardingTexts.completion(completion),
    gatesOff: value => onboardingTexts.demanded(value).join(', '),
    acceptance: ({ acceptance }) => onboardingTexts.policy(acceptance),
    solePractitioner: ({ solePractitioner }) => onboardingTexts.sole(solePractitioner),
    terms: ({ terms }) => `${terms.INCOMPLETE} / ${terms.COMPLETE}`,
    calendar: ({ calendar }) => onboardingTexts.country(calendar),
  };
  const labels: Readonly<Record<keyof Onboarding, string>> = {
    completion: names.completion,
    gatesOff: names.gate,
    acceptance: names.acceptance,
    solePractitioner: names.soleTitle,
    terms: names.terms,
    calendar: names.calendar,
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
