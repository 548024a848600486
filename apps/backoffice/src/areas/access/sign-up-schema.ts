import { required, username } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type InferType } from 'yup';
import { nameFields } from './name-schema.ts';

const text = () => string().default('');

/** S1 §5, sign-up. */
export const signUpSchema = object({
  username: text().test(...check(username)),
  ...nameFields(),
});
export type SignUpForm = InferType<typeof signUpSchema>;

/** S1 §5: the invite token is required. */
export const inviteTokenSchema = object({ token: text().test(...check(required)) });
export type InviteTokenForm = InferType<typeof inviteTokenSchema>;
