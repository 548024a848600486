import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string } from 'yup';
import { trimmed } from '../query-fields.ts';
import { commentLimit } from './entities.ts';

export const commentBody = object({
  text: string()
    .defined()
    .transform(trimmed)
    .test(...check(required))
    .test(...check(maxLength, { max: commentLimit })),
  /** User ids, each of someone who may see what it is about. */
  mentions: array(string().max(64).required()).max(20).required(),
});
