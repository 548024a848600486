import { sql, type RawBuilder } from 'kysely';
import {
  ageBrackets,
  boardDoneDays,
  boardShown,
  type BoardFilter,
  type BoardScope,
} from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections } from '../tenants/service.ts';
import { openStatuses } from './event-detail.ts';
import { isDue, isWhose, openTasksOf, type OtherTasks } from './open-tasks.ts';
import { visibleTo } from './scope.ts';
import { acceptance } from './status/acceptance.ts';
import { readTasks, type Task } from './tasks.ts';

interface ColumnOfTasks {
  readonly total: number;
  /** What is due first of all, by its ids, whatever it is. */
  readonly ids: readonly string[];
}

/** What a task dashboard shows (4.11). */
export interface BoardOfTasks {
  readonly counts: Readonly<Record<BoardFilter, number>>;
  readonly columns: Readonly<Record<'open' | 'inProgress' | 'review' | 'done', ColumnOfTasks>>;
  /** The registrations among what the columns list, by their ids. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** When what is done was accepted or rejected, by id. */
  readonly decidedAt: ReadonlyMap<string, string>;
  readonly people: readonly { readonly _id: string; readonly name: string; readonly count: number }[];
  /** Open work by its age in working days, one figure a bracket. */
  readonly ages: readonly number[];
  /** Open work that still has time, and that which has none left. */
  readonly open: { readonly inTime: number; readonly late: number };
}

/** The statuses in which work waits for a decision. */
const reviewed = ['COMPLETE', 'WaitingForApproval', 'Review'];
/** What a decision leads to, and what comes after it. */
const decided = ['ACCEPTED', 'DONE', 'MIGRATED', 'REJECTED'];

/** A column of the board: what no one has begun, what someone works on, what waits for a decision. */
const isReviewed = sql<boolean>`t.status = any (${reviewed}::text[])`;
const isIn = {
  open: sql<boolean>`not ${isReviewed} and t.assignee_id is null`,
  inProgress: sql<boolean>`not ${isReviewed} and t.assignee_id is not null`,
  review: isReviewed,
};

// Read once, not for each row: the planner makes a hash of it.
const isAsked = sql<boolean>`t.id in (select s.subject_id from sign_offs s where s.state = 'requested'
  and (s.subject_type = 'process' or s.subject_type = 'registration' and s.action = ${acceptance.action}))`;

const isMeant: Readonly<Record<BoardFilter, RawBuilder<boolean>>> = {
  overdue: isDue.overdue,
  week: isDue.week,
  approval: isAsked,
  unassigned: sql<boolean>`t.assignee_id is null`,
};

interface Found {
  readonly counts: Readonly<
    Record<BoardFilter | 'open' | 'inProgress' | 'review' | 'late' | 'inTime', number>
  >;
  readonly open: readonly string[] | null;
  readonly inProgress: readonly string[] | null;
  readonly review: readonly string[] | null;
  readonly people: readonly { readonly id: string; readonly count: number }[] | null;
  readonly ages: readonly number[];
}

/** Work of another kind on the same board. */
interface OthersOnBoard {
  readonly others: OtherTasks | undefined;
  /** Of those that ended since a moment: id, assignee, and when. */
  readonly othersDone: ((since: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
}

/** The open work of a scope by how far it is, what is due first of each, and what was decided lately. */
export async function readBoard(
  work: UnitOfWork,
  caller: Caller,
  { scope = 'all', filter }: { readonly scope?: BoardScope; readonly filter?: BoardFilter },
  { others, othersDone }: OthersOnBoard,
): Promise<BoardOfTasks> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const inScope = isWhose(scope, caller, work.now);
  const isShown = filter ? sql<boolean>`${inScope} and ${isMeant[filter]}` : inScope;
  const figure = (name: string, condition: RawBuilder<boolean>) =>
    sql`'${sql.raw(name)}', count(*) filter (where ${condition})`;
  const ofScope = (name: BoardFilter) => figure(name, sql<boolean>`${inScope} and ${isMeant[name]}`);
  const ofColumn = (name: keyof typeof isIn) => figure(name, sql<boolean>`${isShown} and ${isIn[name]}`);
  const firstOf = (
    name: keyof typeof isIn,
  ) => sql`array(select t.id from tasks t where ${isShown} and ${isIn[name]}
    order by t.is_paused, t.days_left nulls last, t.updated_at, t.id limit ${boardShown})::text[]`;
  const bracket = (index: number) => {
    const [from, next] = [ageBrackets[index], ageBrackets[index + 1]];
    return sql`count(*) filter (where ${inScope} and t.age >= ${from}
      and ${next === undefined ? sql`true` : sql`t.age < ${next}`})`;
  };
  const { rows } = await sql<Found>`
    with ${openTasksOf(work, caller, settings, { status: openStatuses, others })}
    select (select json_build_object(
        ${ofScope('overdue')}, ${ofScope('week')}, ${ofScope('approval')}, ${ofScope('unassigned')},
        ${ofColumn('open')}, ${ofColumn('inProgress')}, ${ofColumn('review')},
        ${figure('late', isDue.overdue)}, ${figure('inTime', sql`not (${isDue.overdue})`)}) from tasks t) as counts,
      ${firstOf('open')} as open, ${firstOf('inProgress')} as "inProgress", ${firstOf('review')} as review,
      (select json_agg(p) from (select t.assignee_id as id, count(*)::int as count from tasks t
        where ${isIn.inProgress} group by 1 order by 2 desc, 1) p) as people,
      (select json_build_array(${sql.join(ageBrackets.map((_, index) => bracket(index)))}) from tasks t) as ages
    `.execute(work.tx);
  const { counts, people, ages, ...ids } = rows[0]!;
  const done = await decidedLately(work, caller, scope, othersDone);
  const listed = [...(ids.open ?? []), ...(ids.inProgress ?? []), ...(ids.review ?? []), ...done.ids];
  const byId = new Map((await readTasks(work, settings, listed)).map(task => [task.record.id, task]));
  const names = await userNames(
    work,
    (people ?? []).map(({ id }) => id),
  );
  return {
    counts: {
      overdue: counts.overdue,
      week: counts.week,
      approval: counts.approval,
      unassigned: counts.unassigned,
    },
    columns: {
      open: { total: counts.open, ids: ids.open ?? [] },
      inProgress: { total: counts.inProgress, ids: ids.inProgress ?? [] },
      review: { total: counts.review, ids: ids.review ?? [] },
      done: { total: done.total, ids: done.ids },
    },
    tasks: byId,
    decidedAt: done.at,
    people: (people ?? []).flatMap(({ id, count }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ _id: id, name, count }];
    }),
    ages,
    open: { inTime: counts.inTime, late: counts.late },
  };
}

/** What was accepted or rejected in the last days, the newest first. */
async function decidedLately(
  work: UnitOfWork,
  caller: Caller,
  scope: BoardScope,
  others: OthersOnBoard['othersDone'],
) {
  const since = sql`${work.now}::timestamptz - make_interval(days => ${boardDoneDays})`;
  const { rows } = await sql<{ id: string; at: string; total: number }>`
    select t.id, t.at, count(*) over ()::int as total from (
    select t.id, t.assignee_id, d.at
    from (select s.registration_id, max(s.entered_at) as at from registration_stages s
      where s.entered_at >= ${since}
        and s.status in ('ACCEPTED', 'REJECTED') group by 1) d
    join registrations t on t.id = d.registration_id
    where t.status = any (${decided}::text[]) and ${visibleTo(caller, 't')}
    ${others ? sql`union all ${others(since)}` : sql``}) t
    where ${isWhose(scope, caller, work.now)}
    order by t.at desc, t.id limit ${boardShown}`.execute(work.tx);
  return {
    ids: rows.map(({ id }) => id),
    at: new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()])),
    total: rows[0]?.total ?? 0,
  };
}
