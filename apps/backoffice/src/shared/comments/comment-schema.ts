import { commentLimit } from '@dossier/api/contract';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

export interface CommentForm {
  text: string;
}

export const commentSchema: ObjectSchema<CommentForm> = object({
  text: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: commentLimit })),
});
