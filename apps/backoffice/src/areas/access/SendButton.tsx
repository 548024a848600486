import { Button } from '@dossier/ui/button';
import { useMessages } from '@dossier/ui/messages';
import { useId, type ReactNode } from 'react';

/**
 * Sends a form of one field. While that is empty it reads as disabled, with the reason; pressing it then shows what is
 * missing. `ShortFormButton` does the same for sign-in, which would load code fields together with what it shares.
 */
export function SendButton({ isValid, isSending = false, children }: SendButtonProps) {
  const { components } = useMessages();
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        isWide
        isBusy={isSending}
        aria-disabled={!isValid || isSending || undefined}
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
  readonly children: ReactNode;
}
