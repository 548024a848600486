import { useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

/** Who changed how the firm takes someone on. */
export function OnboardingHistory({ tenantId }: { readonly tenantId: string }) {
  const labels = useTranslations('intake')($ => $.intake.onboarding, { returnObjects: true });
  const texts = useOnboardingTexts();
  return (
    <SectionHistory
      tenantId={tenantId}
      name="onboarding"
      fields={[
        { label: labels.gate, read: texts.demanded },
        { label: labels.completion, read: ({ completion }) => texts.completion(completion) },
        { label: labels.acceptance, read: ({ acceptance }) => texts.policy(acceptance) },
        { label: labels.soleTitle, read: ({ solePractitioner }) => texts.sole(solePractitioner) },
        { label: `${labels.terms}: ${labels.incomplete}`, read: ({ terms }) => String(terms.INCOMPLETE) },
        { label: `${labels.terms}: ${labels.complete}`, read: ({ terms }) => String(terms.COMPLETE) },
        { label: labels.calendar, read: ({ calendar }) => texts.country(calendar) },
      ]}
    />
  );
}
