import { usePasswordReset } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { useForm } from '@dossier/ui/form';
import { useState } from 'react';
import { resetSchema, type ResetForm } from './reset-schema.ts';

interface Reset {
  readonly userName: string;
  readonly onDone: () => void;
  /** What the platform said in addition to "wrong code". */
  readonly onMessage: (message: string) => void;
}

/** The form that takes the code and the new password. Any error stands at the code (S1 §8), and offers another one. */
export function useResetPassword({ userName, onDone, onMessage }: Reset) {
  const { setPassword } = usePasswordReset();
  const [isRejected, setRejected] = useState(false);
  const form = useForm<ResetForm>({
    schema: resetSchema,
    defaultValues: { verificationCode: '', newPassword: '', confirmPassword: '' },
    onSubmit: async ({ verificationCode, newPassword }) => {
      try {
        await setPassword({ userName, verificationCode: verificationCode.trim(), newPassword });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRejected(true);
        if (error.type !== 'CodeMismatchException') onMessage(error.message);
        return [{ path: 'verificationCode', code: 'confirmationCode' }];
      }
      onDone();
    },
  });
  return { form, isRejected };
}
