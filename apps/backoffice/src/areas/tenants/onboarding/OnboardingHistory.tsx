import { useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

/** Who changed how the firm takes somebody on. */
export function OnboardingHistory({ tenantId }: { readonly tenantId: string }) {
  const words = useTranslations('intake')($ => $.intake.onboarding, { returnObjects: true });
  const texts = useOnboardingTexts();
  return (
    <SectionHistory
      tenantId={tenantId}
      name="onboarding"
      fields={[
        { label: words.gate, read: texts.demanded },
        { label: words.completion, read: ({ completion }) => texts.completion(completion) },
        { label: words.acceptance, read: ({ acceptance }) => texts.policy(acceptance) },
        { label: `${words.terms}: ${words.incomplete}`, read: ({ terms }) => String(terms.INCOMPLETE) },
        { label: `${words.terms}: ${words.complete}`, read: ({ terms }) => String(terms.COMPLETE) },
        { label: words.calendar, read: ({ calendar }) => texts.country(calendar) },
      ]}
    />
  );
}
