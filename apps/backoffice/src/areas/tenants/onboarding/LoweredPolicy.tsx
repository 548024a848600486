import { LoweredSettings } from '../../../shared/lowered-settings/LoweredSettings.tsx';
import { usePolicyChanges } from '../../../shared/lowered-settings/use-policy-changes.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** What someone asked for: that fewer people decide on a client. */
export function LoweredPolicy({ onDone }: LoweredPolicyProps) {
  const t = useTranslations('intake');
  const { textOf } = usePolicyChanges();
  const { title, mayDecide } = t($ => $.intake.onboarding.lower, { returnObjects: true });
  return (
    <LoweredSettings
      action="settings.lowerPolicy"
      title={title}
      effect={mayDecide}
      valueOf={textOf}
      onDone={onDone}
    />
  );
}

interface LoweredPolicyProps {
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
