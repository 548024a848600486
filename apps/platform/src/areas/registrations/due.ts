import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isSnoozed } from '../../shared/caller/snoozed.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections } from '../tenants/service.ts';
import { openStatuses } from './event-detail.ts';
import type { RegistrationRecord } from './record.ts';
import { visibleTo } from './scope.ts';
import { deadlineOf } from './status/deadline.ts';

/** A registration whose term is over, or ends today. */
export interface DueRegistration {
  readonly id: string;
  readonly name: string;
  /** When its status began. */
  readonly since: string;
  /** Working days; 0 today, negative when they are over. */
  readonly daysLeft: number;
}

type Row = Pick<
  RegistrationRecord,
  'id' | 'name' | 'status' | 'status_since' | 'updated_at' | 'waiting_since' | 'days_waited'
>;

/** The open registrations of the caller, and of those whose deputy they are, that are due, the latest first. One that waits for the client is not, nor one that was put off. */
export async function dueRegistrations(
  work: UnitOfWork,
  caller: Caller,
): Promise<readonly DueRegistration[]> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const { rows } = await sql<Row>`
    select r.id, r.name, r.status, r.status_since, r.updated_at, r.waiting_since, r.days_waited
    from registrations r
    where r.assignee_id = any (${[caller.userId, ...caller.covers]}::uuid[]) and r.status = any (${openStatuses}::text[])
      and r.waiting_since is null and ${visibleTo(caller)} and not ${isSnoozed(caller, work.now, 'r.id')}
    order by r.id`.execute(work.tx);
  return rows
    .flatMap(row => {
      const daysLeft = deadlineOf(row, settings, work.now)?.daysLeft;
      const since = new Date(row.status_since ?? row.updated_at).toISOString();
      return daysLeft === undefined || daysLeft > 0 ? [] : [{ id: row.id, name: row.name, since, daysLeft }];
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
}
