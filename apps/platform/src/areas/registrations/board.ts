import { sql, type RawBuilder } from 'kysely';
import {
  ageBrackets,
  boardDoneDays,
  boardShown,
  type BoardFilter,
  type BoardScope,
} from '@dossier/api/contract';
import { textArray } from '../../database/constants.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections } from '../tenants/service.ts';
import { openStatuses } from './event-detail.ts';
import { beganBefore, isDue, isWhose, openTasksOf, type OtherTasks } from './open-tasks.ts';
import { visibleTo } from './scope.ts';
import { acceptance } from './status/acceptance.ts';
import { readTasks, type Task } from './tasks.ts';

interface ColumnOfTasks {
  readonly total: number;
  /** What is due first of all, by its ids, whatever it is. */
  readonly ids: readonly string[];
}

/** What a task dashboard shows (4.11). */
export interface BoardOfTasks<Other> {
  readonly counts: Readonly<Record<BoardFilter, number>>;
  readonly columns: Readonly<Record<'open' | 'inProgress' | 'review' | 'done', ColumnOfTasks>>;
  /** The registrations among what the columns list, by their ids. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** Work of another kind among it. */
  readonly others: readonly Other[];
  /** When what is done was accepted or rejected, by id. */
  readonly decidedAt: ReadonlyMap<string, string>;
  readonly people: readonly { readonly _id: string; readonly name: string; readonly count: number }[];
  /** Open work by its age in working days, one figure a bracket. */
  readonly ages: readonly number[];
  /** Open work that still has time, and that which has none left. */
  readonly open: { readonly inTime: number; readonly late: number };
}

/** What a decision leads to, and what comes after it. */
const decided = ['ACCEPTED', 'DONE', 'MIGRATED', 'REJECTED'];

/** A column of the board: what no one has begun, what someone works on, what waits for a decision. */
const isIn = {
  open: sql<boolean>`not t.is_reviewed and t.assignee_id is null`,
  inProgress: sql<boolean>`not t.is_reviewed and t.assignee_id is not null`,
  review: sql<boolean>`t.is_reviewed`,
};

// Read once, not for each row: the planner makes a hash of it.
const isAsked = sql<boolean>`t.id in (select s.subject_id from sign_offs s where s.state = 'requested'
  and (s.subject_type = 'process' or s.subject_type = 'registration' and s.action = ${sql.lit(acceptance.action)}))`;

const isMeant: Readonly<Record<BoardFilter, RawBuilder<boolean>>> = {
  overdue: isDue.overdue,
  week: isDue.week,
  approval: isAsked,
  unassigned: sql<boolean>`t.assignee_id is null`,
};

/** Open work of someone in one column, whatever its scope or filter: what figures are added up from. */
interface Group {
  readonly assignee: string | null;
  readonly isReviewed: boolean;
  readonly inScope: boolean;
  readonly isShown: boolean;
  readonly total: number;
  readonly overdue: number;
  readonly week: number;
  readonly approval: number;
  /** At least as old as each bracket begins. */
  readonly aged: readonly number[];
}

interface Found {
  readonly groups: readonly Group[] | null;
  readonly open: readonly string[] | null;
  readonly inProgress: readonly string[] | null;
  readonly review: readonly string[] | null;
}

/** Work of another kind on the same board. */
interface OthersOnBoard<Other> {
  readonly others: OtherTasks | undefined;
  /** Of those that ended since a moment: id, assignee, and when. */
  readonly othersDone: ((since: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  /** Those among the ids of all that is listed. */
  readonly readOthers: (ids: readonly string[]) => Promise<readonly Other[]>;
}

/** The open work of a scope by how far it is, what is due first of each, and what was decided lately. */
export async function readBoard<Other>(
  work: UnitOfWork,
  caller: Caller,
  { scope = 'all', filter }: { readonly scope?: BoardScope; readonly filter?: BoardFilter },
  { others, othersDone, readOthers }: OthersOnBoard<Other>,
): Promise<BoardOfTasks<Other>> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const inScope = isWhose(scope, caller, work.now);
  const isShown = filter ? sql<boolean>`${inScope} and ${isMeant[filter]}` : inScope;
  const figure = (condition: RawBuilder<boolean>) => sql`count(*) filter (where ${condition})::int`;
  const firstOf = (
    name: keyof typeof isIn,
  ) => sql`array(select t.id from tasks t where ${isShown} and ${isIn[name]}
    order by t.is_paused, t.days_left nulls last, t.updated_at, t.id limit ${sql.lit(boardShown)})::text[]`;
  const aged = ageBrackets.map(age =>
    figure(sql`t.began < ${beganBefore(work, settings, age)}::timestamptz`),
  );
  // Each task is counted once; what is asked of them is added up here.
  const counting = sql<Found>`
    with ${openTasksOf(work, caller, settings, { status: openStatuses, hasNames: false, others })}
    select (select json_agg(g) from (select t.assignee_id as assignee, t.is_reviewed as "isReviewed",
        ${inScope} as "inScope", ${isShown} as "isShown", count(*)::int as total,
        ${figure(isMeant.overdue)} as overdue, ${figure(isMeant.week)} as week, ${figure(isMeant.approval)} as approval,
        array[${sql.join(aged)}] as aged
        from tasks t group by 1, 2, 3, 4) g) as groups,
      ${firstOf('open')} as open, ${firstOf('inProgress')} as "inProgress", ${firstOf('review')} as review
    `.execute(work.tx);
  const [{ rows }, done] = await Promise.all([counting, decidedLately(work, caller, scope, othersDone)]);
  const { groups, ...ids } = rows[0]!;
  const { counts, totals, people, ages, open } = addUp(groups ?? []);
  const columns = {
    open: { total: totals.open, ids: ids.open ?? [] },
    inProgress: { total: totals.inProgress, ids: ids.inProgress ?? [] },
    review: { total: totals.review, ids: ids.review ?? [] },
    done: { total: done.total, ids: done.ids },
  };
  const listed = Object.values(columns).flatMap(column => column.ids);
  const [tasks, names, listedByOthers] = await Promise.all([
    readTasks(work, settings, listed),
    userNames(
      work,
      people.map(({ id }) => id),
    ),
    readOthers(listed),
  ]);
  return {
    counts,
    columns,
    tasks: new Map(tasks.map(task => [task.record.id, task])),
    others: listedByOthers,
    decidedAt: done.at,
    people: people.flatMap(({ id, count }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ _id: id, name, count }];
    }),
    ages,
    open,
  };
}

const columnOf = ({ isReviewed, assignee }: Group) =>
  isReviewed ? 'review' : assignee === null ? 'open' : 'inProgress';

/** The figures of a board. How many someone has in progress, and how much is late, is so whatever the scope. */
function addUp(groups: readonly Group[]) {
  const sum = (of: (group: Group) => number) => groups.reduce((total, group) => total + of(group), 0);
  const scoped = (of: (group: Group) => number) => sum(group => (group.inScope ? of(group) : 0));
  const inColumn = (name: keyof typeof isIn) =>
    sum(group => (group.isShown && columnOf(group) === name ? group.total : 0));
  const perPerson = new Map<string, number>();
  for (const group of groups)
    if (columnOf(group) === 'inProgress' && group.assignee !== null)
      perPerson.set(group.assignee, (perPerson.get(group.assignee) ?? 0) + group.total);
  const aged = (index: number) => scoped(group => group.aged[index] ?? 0);
  const late = sum(group => group.overdue);
  return {
    counts: {
      overdue: scoped(group => group.overdue),
      week: scoped(group => group.week),
      approval: scoped(group => group.approval),
      unassigned: scoped(group => (group.assignee === null ? group.total : 0)),
    },
    totals: { open: inColumn('open'), inProgress: inColumn('inProgress'), review: inColumn('review') },
    people: [...perPerson]
      .map(([id, count]) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
    ages: ageBrackets.map((_, index) => aged(index) - aged(index + 1)),
    open: { late, inTime: sum(group => group.total) - late },
  };
}

/** What was accepted or rejected in the last days, the newest first. */
async function decidedLately(
  work: UnitOfWork,
  caller: Caller,
  scope: BoardScope,
  others: OthersOnBoard<unknown>['othersDone'],
) {
  const since = sql`${work.now}::timestamptz - make_interval(days => ${sql.lit(boardDoneDays)})`;
  const { rows } = await sql<{ id: string; at: string; total: number }>`
    select t.id, t.at, count(*) over ()::int as total from (
    select t.id, t.assignee_id, d.at
    from (select s.registration_id, max(s.entered_at) as at from registration_stages s
      where s.entered_at >= ${since}
        and s.status in ('ACCEPTED', 'REJECTED') group by 1) d
    join registrations t on t.id = d.registration_id
    where t.status = any (${textArray(decided)}) and ${visibleTo(caller, 't')}
    ${others ? sql`union all ${others(since)}` : sql``}) t
    where ${isWhose(scope, caller, work.now)}
    order by t.at desc, t.id limit ${sql.lit(boardShown)}`.execute(work.tx);
  return {
    ids: rows.map(({ id }) => id),
    at: new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()])),
    total: rows[0]?.total ?? 0,
  };
}
