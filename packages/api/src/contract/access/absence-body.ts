import { object, string } from 'yup';

const day = () =>
  string()
    .required()
    .matches(/^\d{4}-\d\d-\d\d$/);

/** When someone is away; null where they are not, or not any more. */
export const absenceBody = object({
  absence: object({ from: day(), until: day(), deputyId: string().uuid().nullable().defined() })
    .nullable()
    .defined(),
});
