import { absence } from '../absence.ts';
import { array, object, string } from '../../answers.ts';

/** S1 §3: what the shell knows of the signed-in user. */
export const currentUser = object({
  _id: string().required(),
  username: string().required(),
  /** Absent for a System Admin who has not chosen a firm yet. */
  tenantId: string().nullable().defined(),
  roles: array(string().required()).required(),
  mfaMethod: string().nullable().defined(),
  sub: string().required(),
  name: object({ full: string().required() }).required(),
  locale: string().nullable().defined(),
  /** When they said no to an authenticator app; null for never. */
  authenticatorDeclinedAt: string().nullable().defined(),
});

export const colleague = object({
  _id: string().required(),
  username: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  profile: string().required(),
  /** When they are away, or will be; null for never. */
  absence: absence.nullable().defined(),
});
