import { Button } from '@dossier/ui/button';
import { useMessages } from '@dossier/ui/messages';
import { useId, type ReactNode } from 'react';

/**
 * Sends a form of a few fields. While it is invalid it is announced as disabled, with the reason, and is not drawn grey:
 * pressing it then shows what is wrong. Never the `disabled` attribute: Enter would be dead, and no one would learn why.
 */
export function SendButton({ isValid, isSending = false, busyLabel, children }: SendButtonProps) {
  const { components } = useMessages();
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        isWide
        isBusy={isSending}
        busyLabel={busyLabel}
        isIncomplete={!isValid}
        aria-describedby={isValid ? undefined : id}
      >
        {children}
      </Button>
      <span hidden id={id}>
        {components.form.invalid}
      </span>
    </>
  );
}

interface SendButtonProps {
  readonly isValid: boolean;
  readonly isSending?: boolean;
  readonly busyLabel?: string;
  readonly children: ReactNode;
}
