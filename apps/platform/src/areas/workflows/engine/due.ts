import type { BusinessCalendar } from '@dossier/api/contract';
import { dueOf, workingDaysWaited, type Due } from '../../../shared/calendar/due.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { calendarOf } from '../../registrations/service.ts';
import { readSections } from '../../tenants/service.ts';
import type { StoredProcess } from './store.ts';

export async function tenantCalendar({ tx }: Pick<UnitOfWork, 'tx'>): Promise<BusinessCalendar> {
  const { onboarding } = await readSections(tx, ['onboarding']);
  return calendarOf(onboarding);
}

type Row = Pick<StoredProcess['row'], 'started_at' | 'days_waited' | 'waiting_since'>;

export const waitedOf = (row: Row, now: Date, calendar: BusinessCalendar): number =>
  workingDaysWaited({ before: row.days_waited, since: row.waiting_since }, now, calendar);

/** When something that began with a process has to be done: the days in which the client was asked do not count. */
export const dueInProcess = (row: Row, days: number, now: Date, calendar: BusinessCalendar): Due =>
  dueOf({ since: row.started_at, days: days + waitedOf(row, now, calendar) }, now, calendar);
