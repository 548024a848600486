import { tenantRoles } from '@dossier/api/contract';
import { email, mobilePhone } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type InferType } from 'yup';
import { nameFields } from './name-schema.ts';

const text = () => string().default('');
/** At least one role must be chosen (S1 §5): exactly one, in this product. */
const role = () =>
  string<(typeof tenantRoles)[number] | ''>()
    .default('')
    .test(
      ...check((value: unknown) =>
        tenantRoles.some(role => role === value) ? undefined : { code: 'selectRole' as const },
      ),
    );
const filledEmail = () => text().test(...check(email));

export const inviteSchema = object({
  email: filledEmail(),
  phone: text().test(...check(mobilePhone)),
  role: role(),
  groupIds: array(string().required()).default([]),
});
export type InviteForm = InferType<typeof inviteSchema>;

export const userSchema = object({
  ...nameFields(),
  email: filledEmail(),
  role: role(),
});
export type UserForm = InferType<typeof userSchema>;
