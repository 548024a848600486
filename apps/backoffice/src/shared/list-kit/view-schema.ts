import { viewLimits } from '@dossier/api/contract';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { boolean, object, string, type ObjectSchema } from 'yup';

export interface ViewForm {
  name: string;
  isShared: boolean;
}

/** What a view is called, and whose it is: the rules that the platform applies. */
export const viewSchema: ObjectSchema<ViewForm> = object({
  name: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: viewLimits.name })),
  isShared: boolean().required(),
});
