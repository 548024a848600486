import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

/** Why a step is taken that others read about later. */
export interface ReasonForm {
  reason: string;
}

/** Takes the most characters that the reason may have. */
export const reasonSchema = (max: number): ObjectSchema<ReasonForm> =>
  object({
    reason: string()
      .defined()
      .test(...check(required))
      .test(...check(maxLength, { max })),
  });
