-- The heartbeat of each recurring job: a job that has stopped is seen, not only one that fails. What is done for all
-- firms at once stands under the platform's own tenant, what is done firm by firm under each.
create table job_runs (
  tenant_id text not null references tenants,
  job text not null,
  started_at timestamptz not null,
  -- Of the last run; null while it is under way, or if its process ended in the middle of it.
  ended_at timestamptz,
  -- When a run last ended without an error, and what it counted then.
  succeeded_at timestamptz,
  counts jsonb not null default '{}',
  -- Of the last run; null if there was none.
  error text,
  primary key (tenant_id, job)
);
call isolate('job_runs');
grant select, insert, update on job_runs to app_rw;
