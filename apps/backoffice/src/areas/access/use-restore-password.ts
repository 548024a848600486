import { usePasswordReset } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { useForm } from '@dossier/ui/form';
import type { ErrorCode } from '@dossier/validators/errors';
import { useState } from 'react';
import { restoreSchema, type RestoreForm } from './reset-schema.ts';

interface Restore {
  /** A code is on its way, if there is such a user: no one here knows (T11). */
  readonly onSent: (userName: string) => void;
  /** What the platform said, where it is none of the texts of S1 §8. */
  readonly onMessage: (message: string) => void;
}

/** The form that asks for a code, and why none was asked for. */
export function useRestorePassword({ onSent, onMessage }: Restore) {
  const { requestCode } = usePasswordReset();
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const form = useForm<RestoreForm>({
    schema: restoreSchema,
    defaultValues: { userName: '' },
    onSubmit: async ({ userName }) => {
      const name = userName.trim();
      try {
        await requestCode(name);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.type === 'AttemptLimitExceeded') return setProblem('attemptLimit');
        setProblem('cannotReset');
        if (error.status !== 403) onMessage(error.message);
        return;
      }
      onSent(name);
    },
  });
  return { form, problem };
}
