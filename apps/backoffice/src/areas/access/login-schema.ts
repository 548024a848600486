import { confirmPassword, newPassword, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { boolean, object, string, type InferType } from 'yup';

const filled = () =>
  string()
    .default('')
    .test(...check(required));

/** S1 §5: user name and password are required. The two new ones count only when a temporary password is replaced. */
export const loginSchema = object({
  userName: filled(),
  password: filled(),
  trust: boolean().default(false),
  newPassword: string().default(''),
  confirmPassword: string().default(''),
});

export const newPasswordSchema = loginSchema.shape({
  newPassword: filled().test(...check(newPassword)),
  confirmPassword: filled().test(
    ...check(confirmPassword, ({ parent }) => ({ newPassword: (parent as LoginForm).newPassword })),
  ),
});

export type LoginForm = InferType<typeof loginSchema>;
