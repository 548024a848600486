import { useFactor } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import type { ErrorCode } from '@dossier/validators/errors';
import { useState } from 'react';

type Choice = 'sms' | 'none';

interface Choosing {
  readonly onDone: () => void;
  readonly onMessage: (message: string) => void;
}

/** Chooses a second factor that needs no app; the user who signed in a while ago types the password first. */
export function useFactorChoice({ onDone, onMessage }: Choosing) {
  const { prefer } = useFactor();
  const [waiting, setWaiting] = useState<Choice | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);

  async function choose(choice: Choice, password: string | null = null): Promise<void> {
    try {
      await prefer(choice, password);
      setWaiting(null);
      setError(null);
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.type === 'PasswordRequired') setWaiting(choice);
      else if (failure.type === 'UsernamePasswordMismatch') setError('existingPassword');
      else onMessage(failure.message);
    }
  }

  return {
    choose: (choice: Choice) => choose(choice),
    /** The choice that waits for the password; null when none does. */
    waiting,
    error,
    prove: (password: string) => (waiting === null ? Promise.resolve() : choose(waiting, password)),
    cancel: () => {
      setWaiting(null);
      setError(null);
    },
  };
}
