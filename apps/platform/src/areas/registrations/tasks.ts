import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  taskScopes,
  type NextStep,
  type TaskCounts,
  type TaskDue,
  type TaskScope,
  type TaskSort,
} from '@dossier/api/contract';
import type { RegistrationsTable } from '../../database/schema/registrations.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections, type Sections } from '../tenants/service.ts';
import { isDue, isWhose, openTasksOf, type WhichTasks } from './open-tasks.ts';
import { rowOf, type RegistrationRow } from './record.ts';
import { deadlineOf, type Deadline } from './status/deadline.ts';
import { nextSteps } from './status/next-steps.ts';

export interface TaskQuery extends WhichTasks {
  readonly scope: TaskScope;
  readonly due: TaskDue | undefined;
  readonly sort: TaskSort;
  readonly offset: number;
  readonly max: number;
}

export interface Task {
  readonly record: RegistrationRow;
  /** The onboarding that it is. */
  readonly processId: string;
  readonly assignee: string | null;
  readonly next: NextStep;
  readonly deadline: Deadline;
}

export interface TaskPage {
  readonly tasks: readonly Task[];
  /** The ids of everything on the page in its order, whatever it is. */
  readonly ids: readonly string[];
  readonly total: number;
  readonly counts: TaskCounts;
}

const orders: Readonly<Record<TaskSort, RawBuilder<unknown>>> = {
  // The clock of what waits for the client stands still.
  due: sql`t.is_paused, t.days_left nulls last, t.updated_at, t.id`,
  '-due': sql`t.is_paused desc, t.days_left desc nulls last, t.updated_at desc, t.id desc`,
  client: sql`t.name_key collate "C", t.id`,
  '-client': sql`t.name_key collate "C" desc, t.id desc`,
  updatedAt: sql`t.updated_at, t.id`,
  '-updatedAt': sql`t.updated_at desc, t.id desc`,
};

/** A page of the registrations that someone has to work on, in the order in which they are due, and how many there are. */
export async function listTasks(
  work: UnitOfWork,
  caller: Caller,
  { scope, due, sort, offset, max, ...which }: TaskQuery,
): Promise<TaskPage> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const openTasks = openTasksOf(work, caller, settings, which);
  const isShown = sql<boolean>`${isWhose(scope, caller, work.now)} and ${due ? isDue[due] : sql`true`}`;
  const figure = (name: string, condition: RawBuilder<boolean>) =>
    sql`'${sql.raw(name)}', count(*) filter (where ${condition})`;
  const inScope = (condition: RawBuilder<boolean>) =>
    sql<boolean>`${isWhose(scope, caller, work.now)} and ${condition}`;
  const { rows } = await sql<{ ids: string[] | null; counts: TaskCounts & { shown: number } }>`
    with ${openTasks}
    select (select json_build_object(
        ${sql.join(taskScopes.map(each => figure(each, isWhose(each, caller, work.now))))}, ${figure('shown', isShown)},
        ${figure('overdue', inScope(isDue.overdue))}, ${figure('today', inScope(isDue.today))},
        ${figure('week', inScope(isDue.week))}, ${figure('paused', inScope(isDue.paused))}) from tasks t) as counts,
      array(select t.id from tasks t where ${isShown} order by ${orders[sort]}
        limit ${max} offset ${offset})::text[] as ids`.execute(work.tx);
  const ids = rows[0]?.ids ?? [];
  const { shown, ...counts } = rows[0]?.counts ?? noFigures;
  return { tasks: await readTasks(work, settings, ids), ids, total: shown, counts };
}

export async function readTasks(
  work: UnitOfWork,
  settings: Sections['onboarding'],
  ids: readonly string[],
): Promise<readonly Task[]> {
  const page = await sql<Selectable<RegistrationsTable> & { process_id: string }>`
    select r.*, onboarding_id(r.tenant_id, r.id) as process_id from registrations r
    where r.id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], r.id)`.execute(
    work.tx,
  );
  const processIds = new Map(page.rows.map(({ id, process_id: processId }) => [id, processId]));
  const records = page.rows.map(rowOf);
  const [steps, names] = await Promise.all([
    nextSteps(work, records, settings),
    userNames(
      work,
      records.flatMap(record => record.assignee_id ?? []),
    ),
  ]);
  return records.map(record => ({
    record,
    processId: processIds.get(record.id) ?? '',
    assignee: record.assignee_id === null ? null : (names.get(record.assignee_id) ?? null),
    next: steps.get(record.id) ?? nothingToDo,
    deadline: deadlineOf(record, settings, work.now),
  }));
}

/** The same for what is read by itself. */
export async function readOpenTasks(work: UnitOfWork, ids: readonly string[]): Promise<readonly Task[]> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  return readTasks(work, settings, ids);
}

const nothingToDo: NextStep = { kind: 'none', blocker: null, missing: 0 };

const noFigures = {
  mine: 0,
  group: 0,
  assigned: 0,
  unassigned: 0,
  waiting: 0,
  snoozed: 0,
  all: 0,
  overdue: 0,
  today: 0,
  week: 0,
  paused: 0,
  shown: 0,
};
