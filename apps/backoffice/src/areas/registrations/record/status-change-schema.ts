import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

export interface StatusChangeForm {
  comment: string;
  reason: string;
}

/** What a change of status takes (4.1): the same rules that the platform applies. */
export function statusChangeSchema(needs: {
  readonly requiresComment: boolean;
  readonly requiresReason: boolean;
}): ObjectSchema<StatusChangeForm> {
  const text = string()
    .defined()
    .test(...check(maxLength, { max: 2000 }));
  return object({
    comment: needs.requiresComment ? text.test(...check(required)) : text,
    reason: needs.requiresReason
      ? string()
          .defined()
          .test(...check(required))
      : string().defined(),
  });
}
