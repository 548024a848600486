import {
  defaultOnboarding,
  type contract,
  type OutputOf,
  type BusinessCalendar,
} from '@dossier/api/contract';
import { dueOf, workingDaysWaited } from '../../../shared/calendar/due.ts';
import type { Sections } from '../../tenants/service.ts';
import type { RegistrationRecord } from '../record.ts';

export type Deadline = OutputOf<typeof contract.registrations.progress>['deadline'];

type Settings = Sections['onboarding'];
type Timed = Pick<
  RegistrationRecord,
  'status' | 'status_since' | 'updated_at' | 'waiting_since' | 'days_waited'
>;

const { terms: defaultTerms, calendar: defaultCalendar } = defaultOnboarding;

type TimedStatus = keyof typeof defaultTerms;
const isTimed = (status: string): status is TimedStatus => status in defaultTerms;

export const calendarOf = ({ calendar }: Settings): BusinessCalendar => calendar ?? defaultCalendar;

/** Working days that the client had to do something in, up to now. */
export function daysWaited(
  { days_waited: before, waiting_since: since }: Timed,
  now: Date,
  calendar: BusinessCalendar,
): number {
  return workingDaysWaited({ before, since }, now, calendar);
}

/** When the work on a status has to be done: its term in working days, and the days in which the client was asked. */
export function deadlineOf(record: Timed, settings: Settings, now: Date): Deadline {
  const status: string = record.status;
  if (!isTimed(status)) return null;
  const calendar = calendarOf(settings);
  const term = (settings.terms ?? defaultTerms)[status];
  const since = record.status_since ?? record.updated_at;
  const due = dueOf({ since, days: term + daysWaited(record, now, calendar) }, now, calendar);
  return { ...due, term, isWaiting: record.waiting_since !== null };
}
