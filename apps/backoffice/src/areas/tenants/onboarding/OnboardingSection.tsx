import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useWords } from '../../../shared/words.ts';
import { SectionConflict } from '../SectionConflict.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { OnboardingForm } from './OnboardingForm.tsx';
import { useOnboardingFields } from './use-onboarding-fields.ts';

/** Onboarding: the form, and both versions where somebody else was faster. */
export function OnboardingSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useWords();
  const fieldsOf = useOnboardingFields();
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'onboarding',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const fields = conflict && fieldsOf(conflict);
  return (
    <>
      <OnboardingForm key={round} section={section} onSave={submit} />
      {conflict && fields && (
        <SectionConflict
          label={t($ => $.intake.onboarding.title)}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={fields}
          onClose={dismissConflict}
          onSave={merged => {
            const mine = fields.filter(({ id, mine: own }) => merged[id] === own).map(({ id }) => id);
            const own = Object.fromEntries(mine.map(id => [id, conflict.mine[id]]));
            void submit({ ...conflict.theirs.value, ...own }, conflict.theirs);
          }}
        />
      )}
    </>
  );
}
