import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type InferType } from 'yup';

const day = () =>
  string()
    .default('')
    .test(...check(required));

export const absenceSchema = object({ from: day(), until: day(), deputyId: string().default('') });
export type AbsenceForm = InferType<typeof absenceSchema>;
