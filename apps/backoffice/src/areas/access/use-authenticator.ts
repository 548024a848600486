import { useFactor } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import { firstLogin } from '@dossier/api/session';
import type { ErrorCode } from '@dossier/validators/errors';
import { useEffect, useRef, useState } from 'react';
import { useCode } from './use-code.ts';

interface Registering {
  readonly onDone: () => void;
  /** What the platform said, where it is about no field. */
  readonly onMessage: (message: string) => void;
}

/** Registers an authenticator app: secret, code, preference, in the order of S1 §4. */
export function useAuthenticator({ onDone, onMessage }: Registering) {
  const { storages } = useClient();
  const factor = useFactor();
  const [secret, setSecret] = useState<string | null>(null);
  const [passwordError, setPasswordError] = useState<ErrorCode | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);

  async function begin(password: string | null): Promise<void> {
    try {
      setSecret(await factor.associate(password));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.type === 'PasswordRequired') setNeedsPassword(true);
      else if (error.type === 'UsernamePasswordMismatch') setPasswordError('existingPassword');
      else onMessage(error.message);
    }
  }

  const isReady = useRef(false);
  useEffect(() => {
    // Once: a second secret would take the place of the one on the screen.
    if (isReady.current) return;
    isReady.current = true;
    void begin(null);
  });

  const code = useCode(
    async code => {
      await factor.verify(code);
      await factor.prefer('software');
      firstLogin.clear(storages);
      onDone();
    },
    error => {
      if (error.type === 'EnableSoftwareTokenMFAException') return 'mfaCode';
      onMessage(error.message);
      return null;
    },
  );
  return { secret, needsPassword: needsPassword && secret === null, passwordError, begin, code };
}
