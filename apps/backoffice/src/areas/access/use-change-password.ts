import { useChangePassword } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { useForm } from '@dossier/ui/form';
import { useRef, useState } from 'react';
import { changePasswordSchema, type ChangePasswordForm } from './change-password-schema.ts';

const empty: ChangePasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

interface Changing {
  /** It is changed; `message` is what the platform says. Every session is over. */
  readonly onDone: (message: string) => void;
  /** What the platform said, where it is about no field. */
  readonly onMessage: (message: string) => void;
}

/** The form that changes a password; before it is sent, someone is asked (S1 §4). */
export function useChangePasswordForm({ onDone, onMessage }: Changing) {
  const changePassword = useChangePassword();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isYes: boolean) => void>(() => undefined);

  const confirmed = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    answer.current = isYes => {
      setAsking(false);
      resolve(isYes);
    };
    setAsking(true);
    return promise;
  };

  const form = useForm<ChangePasswordForm>({
    schema: changePasswordSchema,
    defaultValues: empty,
    onSubmit: async ({ oldPassword, newPassword }) => {
      if (!(await confirmed())) return;
      try {
        const message = await changePassword(oldPassword, newPassword);
        form.methods.reset(empty);
        onDone(message);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.type === 'UsernamePasswordMismatch')
          return [{ path: 'oldPassword', code: 'existingPassword' }];
        onMessage(error.message);
      }
    },
  });
  return { form, isAsking, answer: (isYes: boolean) => answer.current(isYes) };
}
