import { gateItems } from '@dossier/api/contract';
import type { SectionValues } from '@dossier/api/tenants';
import { countryName } from '@dossier/validators/vocabularies';
import { useLocale } from '../../../shared/use-locale.ts';
import { useWords } from '../../../shared/words.ts';

type Onboarding = SectionValues['onboarding'];

/** What the fields of the section say in words, for whoever compares two versions of it. */
export function useOnboardingTexts() {
  const words = useWords()($ => $.intake.onboarding, { returnObjects: true });
  const [locale] = useLocale();
  return {
    asked: ({ gatesOff }: Onboarding): readonly string[] =>
      gateItems.filter(item => !gatesOff.includes(item)).map(item => words.items[item]),
    completion: ({ completion }: Onboarding) => words.completions[completion],
    acceptance: ({ acceptance }: Onboarding) => words.policies[acceptance],
    calendar: ({ calendar }: Onboarding) => countryName(calendar, locale),
  };
}
