import { boolean, object, string, type InferType } from '../answers.ts';

/** Days that one absence may last. */
export const maxAbsenceDays = 366;

/** When someone is away, and who does their work meanwhile. */
export const absence = object({
  /** The first and the last day (yyyy-mm-dd). */
  from: string().required(),
  until: string().required(),
  /** Whether today is one of the days. */
  isNow: boolean().required(),
  /** Who does the work; null for no one. */
  deputyId: string().nullable().defined(),
  deputy: string().nullable().defined(),
});
export type Absence = InferType<typeof absence>;
