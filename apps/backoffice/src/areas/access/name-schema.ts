import { firstName, lastName, middleName } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { string } from 'yup';

const text = () => string().default('');

export interface NameValues {
  firstName: string;
  middleName: string;
  lastName: string;
}

/** S1 §5: first name 2 to 99, last name up to 99, middle name 2 to 99 when given. */
export const nameFields = () => ({
  firstName: text().test(...check(firstName)),
  middleName: text().test(...check(middleName)),
  lastName: text().test(...check(lastName)),
});
