import { confirmPassword, newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { string } from 'yup';

/** A field that must be filled. */
export const filled = () =>
  string()
    .default('')
    .test(...check(required));

export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

/** S1 §5: the new password keeps the rules, the confirmation equals it. */
export const newPasswordFields = () => ({
  newPassword: filled().test(...check(newPassword)),
  confirmPassword: filled().test(
    ...check(confirmPassword, ({ parent }) => ({ newPassword: (parent as NewPasswordValues).newPassword })),
  ),
});
