-- The queue takes turns: of the tenants that have something due in a lane, the one that has waited longest comes next.

create sequence job_turns_order;
create table job_turns (
  tenant_id text not null references tenants,
  lane text not null,
  -- Counts up with every claim.
  turn bigint not null,
  primary key (tenant_id, lane)
);
call isolate('job_turns');
create index jobs_due_of on jobs (tenant_id, due_at) where state in ('waiting', 'running');
create index exports_open on exports (tenant_id, owner) where state in ('waiting', 'running');

grant usage, create on schema public to app_lookup;
grant usage on sequence job_turns_order to app_lookup;
grant select, insert, update on job_turns to app_lookup;
create policy lookup on job_turns to app_lookup using (true) with check (true);

-- The next job that is due in a lane; it is the caller's until the lease runs out, or is renewed. claim_job stays for
-- processes of the release before.
create function claim_next_job(wanted_lane text, moment timestamptz, lease_until timestamptz, kinds text[])
  returns table (job_id uuid, job_tenant text)
  language plpgsql volatile security definer set search_path = pg_catalog, public
as $$
begin
  for job_tenant in
    select t.id
    from tenants t
    left join job_turns own on own.tenant_id = t.id and own.lane = wanted_lane
    where exists (
      select from jobs due
      where due.tenant_id = t.id and due.state in ('waiting', 'running') and due.due_at <= moment
        and due.kind = any (kinds))
    order by own.turn nulls first, t.id
  loop
    select due.id into job_id
    from jobs due
    where due.tenant_id = job_tenant and due.state in ('waiting', 'running') and due.due_at <= moment
      and due.kind = any (kinds)
    order by due.due_at, due.id
    limit 1
    for update skip locked;
    if job_id is not null then
      update jobs set state = 'running', attempts = attempts + 1, due_at = lease_until where id = job_id;
      insert into job_turns values (job_tenant, wanted_lane, nextval('job_turns_order'))
        on conflict (tenant_id, lane) do update set turn = excluded.turn;
      return next;
      return;
    end if;
  end loop;
end $$;
alter function claim_next_job(text, timestamptz, timestamptz, text[]) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function claim_next_job from public;
grant execute on function claim_next_job to app_rw;
