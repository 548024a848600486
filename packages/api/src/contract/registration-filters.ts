import { channel, registrationStatus, registrationType } from '@dossier/validators/vocabularies';
import { string } from 'yup';
import { dateText, valuesOf } from './envelope.ts';

/** The way of a registration on which everything goes well (`3-decisions.md` 4.1). */
export const registrationStages = ['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'MIGRATED'] as const;
export type RegistrationStage = (typeof registrationStages)[number];

/** What registrations can be found by: in the list, and in whatever is done with all that match. */
export const registrationFilters = {
  /** Words in name, city, number, chamber of commerce number, or the whole of a tax number. */
  search: string().max(200),
  status: valuesOf(registrationStatus.codes),
  type: valuesOf(registrationType.codes),
  channel: valuesOf(channel.codes),
  /** A user id, `me`, or `none` for what nobody works on. */
  assignee: string().max(64),
  /** Begun on that day of the firm's or later; and on that day or before. */
  createdFrom: dateText(),
  createdTo: dateText(),
  /** Came as far as that, whatever became of it. */
  reached: string<RegistrationStage>().oneOf(registrationStages),
};
