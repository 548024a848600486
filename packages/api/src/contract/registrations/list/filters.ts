import {
  channel,
  partyStatus,
  partyType,
  registrationStatus,
  registrationType,
} from '@dossier/validators/vocabularies';
import { boolean, number, string } from 'yup';
import { customFieldLimits } from '../../parties/custom-fields/entities.ts';
import { dateText, valuesOf } from '../../query-fields.ts';
import { updatedPeriods, type UpdatedPeriod } from './entities.ts';
import { registrationStages, type RegistrationStage } from '../stages.ts';

/** What registrations can be found by: in the list, and in whatever is done with all that match. */
export const registrationFilters = {
  /** Search terms in name, city, number, chamber of commerce number, or the whole of a tax number. */
  search: string().max(200),
  status: valuesOf(registrationStatus.codes),
  type: valuesOf(registrationType.codes),
  channel: valuesOf(channel.codes),
  /** A user id, `me`, or `none` for what no one works on. */
  assignee: string().max(64),
  /** Begun on that day of the firm's or later; and on that day or before. */
  createdFrom: dateText(),
  createdTo: dateText(),
  /** Changed last within so many days of the firm's; or on that day or later, and on that day or before. */
  updatedWithin: number<UpdatedPeriod>().oneOf(updatedPeriods),
  updatedFrom: dateText(),
  updatedTo: dateText(),
  /** Came as far as that, whatever became of it. */
  reached: string<RegistrationStage>().oneOf(registrationStages),
  /** Its acceptance waits for a decision that the caller may take (4.18). */
  toApprove: boolean(),
};

/** What any list is found by, in a view or an export of it; a code of another list finds nothing. */
export const listFilters = {
  ...registrationFilters,
  status: valuesOf([...registrationStatus.codes, ...partyStatus.codes]),
  type: valuesOf([...registrationType.codes, ...partyType.codes]),
  customField: string().max(64),
  customValue: string().max(customFieldLimits.text),
};
