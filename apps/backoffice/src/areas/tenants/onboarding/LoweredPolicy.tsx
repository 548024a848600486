import type { SignOffPolicy } from '@dossier/api/contract';
import { LoweredSettings } from '../../../shared/LoweredSettings.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

/** What someone asked for: that fewer people decide on a client. */
export function LoweredPolicy({ onDone }: LoweredPolicyProps) {
  const t = useTranslations('intake');
  const texts = useOnboardingTexts();
  const { title, mayDecide } = t($ => $.intake.onboarding.lower, { returnObjects: true });
  return (
    <LoweredSettings
      action="settings.lowerPolicy"
      title={title}
      effect={mayDecide}
      valueOf={value =>
        typeof value === 'boolean' ? texts.sole(value) : texts.policy(value as SignOffPolicy)
      }
      onDone={onDone}
    />
  );
}

interface LoweredPolicyProps {
  /** Reads the settings again: they may have changed. */
  readonly onDone: () => Promise<unknown>;
}
