import { confirmPassword, newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type InferType } from 'yup';

const filled = () =>
  string()
    .default('')
    .test(...check(required));

/** S1 §5, reset: the user name is required. */
export const restoreSchema = object({ userName: filled() });
export type RestoreForm = InferType<typeof restoreSchema>;

/** S1 §5, reset: the code is required, the new password keeps the rules, the confirmation equals it. */
export const resetSchema = object({
  verificationCode: filled(),
  newPassword: filled().test(...check(newPassword)),
  confirmPassword: filled().test(
    ...check(confirmPassword, ({ parent }) => ({ newPassword: (parent as ResetForm).newPassword })),
  ),
});
export interface ResetForm {
  verificationCode: string;
  newPassword: string;
  confirmPassword: string;
}
