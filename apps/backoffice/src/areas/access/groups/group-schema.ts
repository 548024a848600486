import { groupNameLimit } from '@dossier/api/contract';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type InferType } from 'yup';

export const groupSchema = object({
  name: string()
    .default('')
    .test(...check(required))
    .max(groupNameLimit),
  start: string().default(''),
});
export type GroupForm = InferType<typeof groupSchema>;
