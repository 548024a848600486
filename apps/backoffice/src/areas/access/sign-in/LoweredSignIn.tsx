import { LoweredSettings } from '../../../shared/LoweredSettings.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { factors } from './sent-to-setup.ts';
import { useDurationText } from './use-duration-text.ts';

/** What someone asked for: that signing in protects less than before. */
export function LoweredSignIn({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const texts = useTexts('authentication');
  const { minutes, hours } = useDurationText();
  const valueOf = (value: unknown, path: string): string => {
    if (typeof value === 'number') return path === 'sessions.idleMinutes' ? minutes(value) : hours(value);
    const chosen = factors.filter(factor => Array.isArray(value) && value.includes(factor));
    return chosen.length === 0 ? texts.none : chosen.map(factor => texts.factors[factor]).join(', ');
  };
  return (
    <LoweredSettings
      action="settings.lowerAuthentication"
      title={texts.lowered}
      effect={texts.loweredEffect}
      ownRequest={texts.ownRequest}
      valueOf={valueOf}
      onDone={onDone}
    />
  );
}
