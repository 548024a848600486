import { Suspense } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useSaveSection } from '../use-save-section.ts';
import { LoweredPolicy } from './LoweredPolicy.tsx';
import { OnboardingForm } from './OnboardingForm.tsx';
import { OnboardingConflictModal } from './OnboardingConflictModal.tsx';

/** Comes when two people were at it at once, which is seldom: the page does not carry it. */

/** Onboarding: the form, and both versions where another user was faster. */
export function OnboardingSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('intake');
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'onboarding',
    {
      requested: t($ => $.intake.onboarding.lower.requested),
      refused: { othersDecide: t($ => $.intake.onboarding.soleOthers) },
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
