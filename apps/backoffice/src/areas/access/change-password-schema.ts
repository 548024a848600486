import { confirmPassword, newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';

const filled = () =>
  string()
    .default('')
    .test(...check(required));

export interface ChangePasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** S1 §5: the existing password is required; the new one keeps the rules; the confirmation equals it. */
export const changePasswordSchema = object({
  oldPassword: filled(),
  newPassword: filled().test(...check(newPassword)),
  confirmPassword: filled().test(
    ...check(confirmPassword, ({ parent }) => ({ newPassword: (parent as ChangePasswordForm).newPassword })),
  ),
});
