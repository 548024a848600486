import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

/** Why two clients are merged, or why they are two after all. */
export interface ReasonForm {
  comment: string;
}

export const reasonSchema: ObjectSchema<ReasonForm> = object({
  comment: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: 2_000 })),
});
