import { sql, type RawBuilder } from 'kysely';
import {
  defaultOnboarding,
  type BusinessCalendar,
  type TaskDue,
  type TaskScope,
} from '@dossier/api/contract';
import type { RegistrationStatus } from '@dossier/validators/vocabularies';
import { isWorkingDay } from '../../shared/calendar/working-days.ts';
import { plusDays } from '../../shared/calendar/holidays.ts';
import { textArray } from '../../database/constants.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { isSnoozed } from '../../shared/caller/snoozed.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { Sections } from '../tenants/service.ts';
import { visibleTo } from './scope.ts';
import { calendarOf } from './status/deadline.ts';

/** How far back the calendar reaches: what is older is as late as can be. */
const calendarDays = 3 * 366;

/** The number of each day in working days, so that a term is an addition: what an order and a filter of the database need. */
function workingDays(settings: Sections['onboarding'], today: string): NumberedDays {
  const calendar = calendarOf(settings);
  const key = `${calendar} ${today}`;
  const last = numbered.get(calendar);
  if (last?.key === key) return last;
  const days = { key, ...numberDays(calendar, today) };
  numbered.set(calendar, days);
  return days;
}

interface NumberedDays {
  /** The calendar and the day that it is numbered up to. */
  readonly key: string;
  readonly first: string;
  readonly numbers: readonly number[];
  readonly today: number;
}

/** Each calendar as it is today: every board and every list of tasks asks for it. */
const numbered = new Map<BusinessCalendar, NumberedDays>();

function numberDays(calendar: BusinessCalendar, today: string): Omit<NumberedDays, 'key'> {
  const first = plusDays(today, -calendarDays);
  const numbers: number[] = [];
  let number = 0;
  for (let day = first; day <= today; day = plusDays(day, 1)) {
    if (isWorkingDay(day, calendar)) number += 1;
    numbers.push(number);
  }
  return { first, numbers, today: number };
}

/** The number of the day of an instant, as an expression: read by position, which a join of each row is not. */
const numberOf = (instant: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select c.numbers from calendar c)[
    (${instant} at time zone ${utc})::date - (select c.first from calendar c) + 1], 0)`;

/** UTC without its name, which PostgreSQL looks up for each row. */
const utc = sql`interval '0'`;

const isOwn = ({ userId, covers }: Caller) =>
  sql<boolean>`coalesce(t.assignee_id = any (${[userId, ...covers]}::uuid[]), false)`;

/**
 * Whose tasks, as `t`, are meant; one's own are those of colleagues who are away, too, and not what one has put off until
 * another day.
 */
export const isWhose = (scope: TaskScope, caller: Caller, now: Date): RawBuilder<boolean> =>
  ({
    mine: sql<boolean>`${isOwn(caller)} and not ${isSnoozed(caller, now, 't.id')}`,
    snoozed: sql<boolean>`${isOwn(caller)} and ${isSnoozed(caller, now, 't.id')}`,
    // Read once, not for each row: the planner makes a hash of it.
    group: sql<boolean>`coalesce(t.assignee_id in (
      select m.user_id from group_members m where m.group_id = any (${[...caller.groupIds]}::uuid[])), false)`,
    waiting: sql<boolean>`t.is_paused`,
    assigned: sql<boolean>`t.assignee_id is not null`,
    unassigned: sql<boolean>`t.assignee_id is null`,
    all: sql<boolean>`true`,
  })[scope];

/** Working days to the end of a week from today. */
const week = 5;

/** Which tasks, as `t`, are due when. */
export const isDue: Readonly<Record<TaskDue, RawBuilder<boolean>>> = {
  overdue: sql<boolean>`t.days_left < 0 and not t.is_paused`,
  today: sql<boolean>`t.days_left = 0 and not t.is_paused`,
  week: sql<boolean>`t.days_left between 0 and ${sql.lit(week)} and not t.is_paused`,
  paused: sql<boolean>`t.is_paused`,
};

interface TaskCalendar {
  /** The number of today in working days. */
  readonly today: number;
  /** The number of the day of an instant. */
  readonly numberOf: (instant: RawBuilder<unknown>) => RawBuilder<number>;
}

/** Tasks of another kind, for the same list: the same columns in the same order. */
export type OtherTasks = (calendar: TaskCalendar) => RawBuilder<unknown>;

/** The statuses in which work waits for a decision. */
export const reviewedStatuses = ['COMPLETE', 'WaitingForApproval', 'Review'];

/** Before which moment work began that is at least so many working days old. */
export function beganBefore(
  work: Pick<UnitOfWork, 'now'>,
  settings: Sections['onboarding'],
  age: number,
): string {
  const { first, numbers, today } = workingDays(settings, work.now.toISOString().slice(0, 10));
  const index = numbers.findIndex(number => number > today - age);
  return `${plusDays(first, index === -1 ? numbers.length : index)}T00:00:00Z`;
}

export interface WhichTasks {
  readonly status: readonly RegistrationStatus[];
  /** A registration, or its process: that one alone. */
  readonly only?: string | undefined;
  /** Whether they come with the names to order them by: wide rows, where ten thousand are only counted. @default true */
  readonly hasNames?: boolean;
  /** Tasks that are no registrations, listed among them. */
  readonly others?: OtherTasks | undefined;
}

const isOf = (id: string) => sql`r.id = coalesce((select o.entity_id from processes o
  where o.id = ${id}::uuid and o.workflow_type = 'onboarding'), ${id}::uuid)`;

/**
 * `tasks`, for a query: the registrations of these statuses that the caller may see, with the working days that are left
 * of their term, and when they began; and what others add.
 */
export function openTasksOf(
  work: UnitOfWork,
  caller: Caller,
  settings: Sections['onboarding'],
  { status, only, others, hasNames = true }: WhichTasks,
): RawBuilder<unknown> {
  const { first, numbers, today } = workingDays(settings, work.now.toISOString().slice(0, 10));
  const terms = Object.entries(settings.terms ?? defaultOnboarding.terms);
  return sql`calendar (first, numbers) as materialized (values (${first}::date, ${numbers}::int[])),
    tasks as materialized (
    select r.id, r.assignee_id, ${hasNames ? sql`r.name_key` : sql`null::text`} as name_key, r.updated_at, r.waiting_since is not null as is_paused,
      ${numberOf(sql`coalesce(r.status_since, r.updated_at)`)} + term.days + r.days_waited - ${today}::int as days_left,
      r.created_at as began, r.status = any (${textArray(reviewedStatuses)}) as is_reviewed
    from registrations r
    left join unnest(${terms.map(([name]) => name)}::text[], ${terms.map(([, term]) => term)}::int[])
      as term (status, days) on term.status = r.status
    where r.status = any (${textArray(status)}) and ${only === undefined ? sql`true` : isOf(only)}
      and ${visibleTo(caller)}
    ${others ? sql`union all ${others({ today, numberOf })}` : sql``})`;
}
