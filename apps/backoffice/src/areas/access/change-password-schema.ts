import { object } from 'yup';
import { filled, newPasswordFields, type NewPasswordValues } from './new-password-schema.ts';

export interface ChangePasswordForm extends NewPasswordValues {
  oldPassword: string;
}

/** S1 §5: the existing password is required in addition to the new one. */
export const changePasswordSchema = object({ oldPassword: filled(), ...newPasswordFields() });
