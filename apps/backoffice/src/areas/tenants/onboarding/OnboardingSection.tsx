import { Suspense } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useSaveSection } from '../use-save-section.ts';
import { LoweredPolicy } from './LoweredPolicy.tsx';
import { OnboardingForm } from './OnboardingForm.tsx';
import { OnboardingConflictModal } from './OnboardingConflictModal.tsx';

/** Onboarding: the form, and both versions where another user was faster. */
export function OnboardingSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('intake');
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'onboarding',
    {
      requested: t($ => $.intake.onboarding.lower.requested),
      refused: {
        othersDecide: t($ => $.intake.onboarding.soleOthers),
        signOffOpen: t($ => $.intake.onboarding.lower.already),
      },
    },
  );

  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  return (
    <>
      <LoweredPolicy onDone={reload} />
      <OnboardingForm key={round} section={section} onSave={submit} />
      {conflict && (
        <Suspense fallback={null}>
          <OnboardingConflictModal conflict={conflict} onClose={dismissConflict} onSave={submit} />
        </Suspense>
      )}
    </>
  );
}
