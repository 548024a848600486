import { LoweredSettings } from '../../../shared/lowered-settings/LoweredSettings.tsx';
import { useSignInChanges } from '../../../shared/lowered-settings/use-sign-in-changes.ts';
import { useTexts } from '../../../shared/translations.ts';

/** What someone asked for: that signing in protects less than before. */
export function LoweredSignIn({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const texts = useTexts('authentication');
  const { textOf } = useSignInChanges();
  return (
    <LoweredSettings
      action="settings.lowerAuthentication"
      title={texts.lowered}
      effect={texts.loweredEffect}
      ownRequest={texts.ownRequest}
      valueOf={textOf}
      onDone={onDone}
    />
  );
}
