import { useTranslations } from '../../../shared/translations.ts';
import { SectionConflict } from '../SectionConflict.tsx';
import type { Conflict, SaveSection } from '../use-save-section.ts';
import { useOnboardingFields } from './use-onboarding-fields.ts';

/** Both versions of the section, where another user was faster. */
export function OnboardingConflictModal({ conflict, onClose, onSave }: OnboardingConflictModalProps) {
  const t = useTranslations('intake', 'settings');
  const fields = useOnboardingFields()(conflict);
  return (
    <SectionConflict
      label={t($ => $.intake.onboarding.title)}
      theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
      fields={fields}
      onClose={onClose}
      onSave={merged => {
        const mine = fields.filter(({ id, mine: value }) => merged[id] === value).map(({ id }) => id);
        const ours = Object.fromEntries(mine.map(id => [id, conflict.mine[id]]));
        void onSave({ ...conflict.theirs.value, ...ours }, conflict.theirs);
      }}
    />
  );
}

interface OnboardingConflictModalProps {
  readonly conflict: Conflict<'onboarding'>;
  readonly onClose: () => void;
  readonly onSave: SaveSection<'onboarding'>;
}
