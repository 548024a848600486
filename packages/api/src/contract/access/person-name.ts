import { firstName, lastName, middleName } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { string } from 'yup';

/** The name of a member of staff in a body that changes it: all three are sent, `middleName` null when there is none. */
export const personName = () => ({
  firstName: string()
    .required()
    .test(...check(firstName)),
  middleName: string()
    .nullable()
    .defined()
    .test(...check(middleName)),
  lastName: string()
    .required()
    .test(...check(lastName)),
});
