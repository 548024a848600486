import { sql, type RawBuilder } from 'kysely';
import { tenantDay } from '../calendar/tenant-day.ts';
import type { Caller } from './caller.ts';

/** Whether what a column names (`r.id`) is work that a caller has put off until a day that has not come yet. */
export const isSnoozed = (
  { userId }: Pick<Caller, 'userId'>,
  now: Date,
  record: string,
): RawBuilder<boolean> =>
  // Read once, not for each row: the planner makes a hash of it.
  sql<boolean>`${sql.ref(record)} in (select s.record_id from task_snoozes s
    where s.user_id = ${userId}::uuid and s.until > ${tenantDay(now)}::date)`;
