import { boolean, object, string, type InferType } from 'yup';
import { filled, newPasswordFields } from './new-password-schema.ts';

/** S1 §5: user name and password are required. The two new ones count only when a temporary password is replaced. */
export const loginSchema = object({
  userName: filled(),
  password: filled(),
  trust: boolean().default(false),
  newPassword: string().default(''),
  confirmPassword: string().default(''),
});

export const newPasswordSchema = loginSchema.shape(newPasswordFields());

export type LoginForm = InferType<typeof loginSchema>;
