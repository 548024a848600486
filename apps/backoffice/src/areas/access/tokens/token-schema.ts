import { tokenNameLimit, tokenScopes, type Permission } from '@dossier/api/contract';
import { required } from '@dossier/validators';
import { maximumValidityDays } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { array, object, string, type InferType } from 'yup';

/** Days that a token may be made for, the most last. */
export const validities = [7, 30, 60, maximumValidityDays] as const;

export const tokenSchema = object({
  name: string()
    .default('')
    .test(...check(required))
    .max(tokenNameLimit),
  days: string().default(String(maximumValidityDays)),
  scopes: array(string<Permission>().oneOf(tokenScopes).required())
    .default([])
    .test(...check((value: unknown) => required(Array.isArray(value) && value.length > 0 ? 'some' : ''))),
  /** Asked for where the user signed in a while ago. */
  password: string().default(''),
});
export type TokenForm = InferType<typeof tokenSchema>;
