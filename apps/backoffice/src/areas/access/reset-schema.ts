import { object, type InferType } from 'yup';
import { filled, newPasswordFields, type NewPasswordValues } from './new-password-schema.ts';

/** S1 §5, reset: the user name is required. */
export const restoreSchema = object({ userName: filled() });
export type RestoreForm = InferType<typeof restoreSchema>;

/** S1 §5, reset: the code is required in addition to the new password. */
export const resetSchema = object({ verificationCode: filled(), ...newPasswordFields() });
export interface ResetForm extends NewPasswordValues {
  verificationCode: string;
}
