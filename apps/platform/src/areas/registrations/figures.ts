import { sql } from 'kysely';
import { registrationStages, type RegistrationStage, type RegistrationType } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { openStatuses } from './event-detail.ts';
import { visibleTo } from './scope.ts';

/** What an overview says of registrations: only of those that the caller may see, and of none that was deleted. */
export interface Figures {
  /** Those that began in each month (yyyy-mm) of the period; a month without any is missing. */
  readonly started: readonly { month: string; type: RegistrationType; count: number }[];
  /** Of those that began in the period: how many came how far, and how long each stage took the one in the middle. */
  readonly stages: readonly { status: RegistrationStage; reached: number; medianDays: number | null }[];
  /** Of those that began in the period: what they are now. */
  readonly statuses: ReadonlyMap<string, number>;
}

/** The month (yyyy-mm) that begins a period of so many, the present one included, on the tenant's clock. */
export async function firstMonth({ tx, now }: UnitOfWork, months: number): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    select to_char((${now}::timestamptz at time zone 'Europe/Amsterdam') - make_interval(months => ${months - 1}),
      'YYYY-MM') as month`.execute(tx);
  return rows[0]!.month;
}

export async function figuresOf({ tx }: UnitOfWork, caller: Caller, since: string): Promise<Figures> {
  const scoped = sql`select r.id, r.type, r.status, r.created_at from registrations r
    where ${visibleTo(caller)} and r.created_at >= (${since} || '-01')::timestamp at time zone 'Europe/Amsterdam'`;
  const started = await sql<Figures['started'][number]>`
    select to_char(o.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as month, o.type, count(*)::int as count
    from (${scoped}) o where o.status <> 'DELETED' group by 1, 2 order by 1, 2`.execute(tx);
  const statuses = await sql<{ status: string; count: number }>`
    select o.status, count(*)::int as count from (${scoped}) o group by o.status`.execute(tx);
  const stages = await sql<Figures['stages'][number]>`
    with stints as (
      select s.registration_id, array_position(${[...registrationStages]}::text[], s.status) as stage, s.entered_at,
        lead(s.status) over w as next, lead(s.entered_at) over w as left_at
      from registration_stages s join (${scoped}) o on o.id = s.registration_id and o.status <> 'DELETED'
      window w as (partition by s.registration_id
        order by s.entered_at, array_position(${[...registrationStages]}::text[], s.status))
    ), reached as (
      select registration_id, max(stage) as stage from stints group by registration_id
    )
    select k.status, (select count(*)::int from reached where reached.stage >= k.stage) as reached,
      (select percentile_cont(0.5) within group (order by working_days(t.entered_at, t.left_at)) from stints t
        -- Where a stage in between was never written down, nobody knows how long this one took.
        where t.stage = k.stage and t.left_at is not null
          and coalesce(array_position(${[...registrationStages]}::text[], t.next), k.stage + 1) <= k.stage + 1
      ) as "medianDays"
    from unnest(${[...registrationStages]}::text[]) with ordinality as k (status, stage)
    order by k.stage`.execute(tx);
  return {
    started: started.rows,
    stages: stages.rows,
    statuses: new Map(statuses.rows.map(({ status, count }) => [status, count])),
  };
}

/** Open registrations of one person, or of no one. */
export interface Load {
  readonly assigneeId: string | null;
  readonly name: string | null;
  readonly open: Readonly<Record<'INCOMPLETE' | 'COMPLETE', number>>;
}

/** Who has how much to do, those with most first; what no one works on comes before them. */
export async function teamLoad({ tx }: UnitOfWork, caller: Caller): Promise<readonly Load[]> {
  const { rows } = await sql<Omit<Load, 'open'> & Load['open']>`
    select u.id as "assigneeId", u.first_name || ' ' || u.last_name as name,
      count(*) filter (where r.status = 'INCOMPLETE')::int as "INCOMPLETE",
      count(*) filter (where r.status = 'COMPLETE')::int as "COMPLETE"
    from registrations r left join users u on u.id = r.assignee_id
    where r.status = any (${openStatuses}::text[]) and ${visibleTo(caller)}
    group by u.id, u.first_name, u.last_name
    order by u.id is not null, count(*) desc, u.last_name, u.id`.execute(tx);
  return rows.map(({ assigneeId, name, INCOMPLETE, COMPLETE }) => ({
    assigneeId,
    name,
    open: { INCOMPLETE, COMPLETE },
  }));
}
