import { object, string } from 'yup';
import {
  channel,
  registrationStatus,
  registrationSubType,
  registrationType,
  type Channel,
  type RegistrationStatus,
  type RegistrationSubType,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { entityFields } from './envelope.ts';

/** What a registration says of itself, alone and in a list. */
export const registrationFields = {
  ...entityFields,
  /** What people call it: `2026-01284`. */
  number: string().required(),
  type: string<RegistrationType>().oneOf(registrationType.codes).required(),
  subType: string<RegistrationSubType>().oneOf(registrationSubType.codes).nullable().defined(),
  status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
  channel: string<Channel>().oneOf(channel.codes).required(),
  /** Name of whoever works on it, and the user's id; null when nobody does. */
  assignee: string().nullable().defined(),
  assignee_id: string().nullable().defined(),
  /** Who created it. */
  userName: string().required(),
};

/** A row of the list, with what S2 §3 derives for it. */
export const registrationRow = object({
  ...registrationFields,
  /** A joint registration shows both names joined with ' & '. */
  name: string().required(),
  city: string().nullable().defined(),
  /** Chamber of commerce number of a business in full; tax number of a person masked to its last 3 (T8). */
  ssn: string().nullable().defined(),
  /** Id of a level of `riskQualificationSettingGet`; null while nobody has assessed it. */
  riskQualificationId: string().nullable().defined(),
});
