import {
  defaultOnboarding,
  type contract,
  type OutputOf,
  type BusinessCalendar,
} from '@dossier/api/contract';
import { addWorkingDays, workingDaysBetween } from '../../../shared/calendar/working-days.ts';
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
const dayOf = (instant: Date | string) => new Date(instant).toISOString().slice(0, 10);

export const calendarOf = ({ calendar }: Settings): BusinessCalendar => calendar ?? defaultCalendar;

/** Working days that the client had to do something in, up to now. */
export function daysWaited(
  { days_waited: before, waiting_since: since }: Timed,
  now: Date,
  calendar: BusinessCalendar,
): number {
  return before + (since === null ? 0 : workingDaysBetween(dayOf(since), dayOf(now), calendar));
}

/** When the work on a status has to be done: its term in working days, and the days in which the client was asked. */
export function deadlineOf(record: Timed, settings: Settings, now: Date): Deadline {
  const status: string = record.status;
  if (!isTimed(status)) return null;
  const calendar = calendarOf(settings);
  const term = (settings.terms ?? defaultTerms)[status];
  const since = dayOf(record.status_since ?? record.updated_at);
  const dueOn = addWorkingDays(since, term + daysWaited(record, now, calendar), calendar);
  return {
    dueOn,
    daysLeft: workingDaysBetween(dayOf(now), dueOn, calendar),
    term,
    isWaiting: record.waiting_since !== null,
  };
}
