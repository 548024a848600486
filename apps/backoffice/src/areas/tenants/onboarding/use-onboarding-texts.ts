import {
  gateItems,
  type Completion,
  type GateItem,
  type SignOffPolicy,
  type BusinessCalendar,
} from '@dossier/api/contract';
import type { SectionValues } from '@dossier/api/tenants';
import { countryName } from '@dossier/validators/vocabularies';
import { useAnyKindText } from '../../../shared/use-any-kind-text.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';

type Onboarding = SectionValues['onboarding'];

export function useOnboardingTexts() {
  const t = useTranslations('intake');
  const texts = t($ => $.intake.onboarding, { returnObjects: true });
  const [locale] = useLocale();
  const kindText = useAnyKindText();
  // A paper is called what it is called everywhere.
  const gate = (item: GateItem) => t($ => $.intake.onboarding.items[item], { documentKind: kindText(item) });
  return {
    gate,
    demanded: ({ gatesOff }: Onboarding): readonly string[] =>
      gateItems.filter(item => !gatesOff.includes(item)).map(gate),
    completion: (completion: Completion) => texts.completions[completion],
    policy: (policy: SignOffPolicy) => texts.policies[policy],
    sole: (isSole: boolean) => texts.soleValues[isSole ? 'on' : 'off'],
    country: (calendar: BusinessCalendar) => countryName(calendar, locale),
  };
}
