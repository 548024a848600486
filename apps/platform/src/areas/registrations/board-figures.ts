import { sql } from 'kysely';
import { finishedWeeks, inTimeDays } from '@dossier/api/contract';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** Of the statuses that were left in the last days: how many in their term, how many too late. */
export async function leftInTime(work: UnitOfWork): Promise<{ within: number; late: number }> {
  const { rows } = await sql<{ within: number; late: number }>`
    select count(*) filter (where s.days_left >= 0)::int as within,
      count(*) filter (where s.days_left < 0)::int as late
    from registration_stages s
    where s.left_at >= ${work.now}::timestamptz - make_interval(days => ${sql.lit(inTimeDays)})`.execute(
    work.tx,
  );
  return rows[0]!;
}

/** How many onboardings were decided in each of the last weeks, by its Monday, the oldest first. */
export async function decidedByWeek(
  work: UnitOfWork,
): Promise<readonly { readonly week: string; readonly count: number }[]> {
  const { rows } = await sql<{ week: string; count: number }>`
    select to_char(w.week, 'YYYY-MM-DD') as week, (select count(distinct s.registration_id)::int
      from registration_stages s where s.status in ('ACCEPTED', 'REJECTED')
        and s.entered_at >= w.week at time zone 'Europe/Amsterdam'
        and s.entered_at < (w.week + interval '7 days') at time zone 'Europe/Amsterdam') as count
    from (select date_trunc('week', ${work.now}::timestamptz at time zone 'Europe/Amsterdam')
      - make_interval(weeks => n) as week from generate_series(${sql.lit(finishedWeeks - 1)}, 0, -1) n) w
    order by w.week`.execute(work.tx);
  return rows;
}
