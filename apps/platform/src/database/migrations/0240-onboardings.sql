-- Every registration has its process (3-decisions 4.4): its onboarding. It is written by the table of registrations
-- itself, in the same transaction: no way of changing one can forget the other.

create function onboarding_id(tenant text, registration uuid) returns uuid
  language sql immutable strict parallel safe
  -- Follows from the registration: what is put back from a back-up finds the process that the table has just written.
  return md5('onboarding ' || tenant || ' ' || registration)::uuid;

create function onboarding_result(status text) returns text
  language sql immutable strict parallel safe
  return case status when 'REJECTED' then 'rejected' when 'DELETED' then 'cancelled'
    when 'DONE' then 'done' when 'MIGRATED' then 'done' end;

create unique index processes_onboarding on processes (tenant_id, entity_id) where workflow_type = 'onboarding';

create function start_onboardings() returns trigger
  language plpgsql as $$
begin
  insert into processes (tenant_id, id, workflow_id, workflow_version, workflow_type, entity_type, entity_id, status,
      result, assignee_id, started_by, started_at, ended_at, sla_days, waiting_since, days_waited, version, updated_at)
    select r.tenant_id, onboarding_id(r.tenant_id, r.id), 'onboarding', coalesce(d.version, 1), 'onboarding', 'party',
      r.id, r.status, e.result, r.assignee_id, coalesce(u.id::text, 'system:registrations'), r.created_at,
      case when e.result is not null then r.updated_at end, coalesce((d.data ->> 'slaDays')::int, 10),
      case when e.result is null then r.waiting_since end, r.days_waited, r.version, r.updated_at
    from started r
    cross join lateral (select onboarding_result(r.status) as result) e
    left join definitions d on d.tenant_id = r.tenant_id and d.kind = 'workflow' and d.id = 'onboarding'
      and d.state = 'published'
    left join users u on u.tenant_id = r.tenant_id and u.username = r.user_name
    on conflict do nothing;
  return null;
end $$;
create trigger registrations_process_begin after insert on registrations
  referencing new table as started for each statement execute function start_onboardings();

create function follow_registration() returns trigger
  language plpgsql as $$
declare
  ending text := onboarding_result(new.status);
begin
  update processes p set status = new.status, result = ending, assignee_id = new.assignee_id,
    ended_at = case when ending is null then null when p.result is null then new.updated_at else p.ended_at end,
    waiting_since = case when ending is null then new.waiting_since end, days_waited = new.days_waited,
    version = new.version, updated_at = new.updated_at
  where p.tenant_id = new.tenant_id and p.entity_id = new.id and p.workflow_type = 'onboarding';
  return null;
end $$;
create trigger registrations_process_follow after update on registrations
  for each row when (
    (old.status, old.assignee_id, old.waiting_since, old.days_waited, old.version, old.updated_at) is distinct from
    (new.status, new.assignee_id, new.waiting_since, new.days_waited, new.version, new.updated_at))
  execute function follow_registration();

-- Those that are there get theirs here and now: from this migration on no registration is without its process.
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into processes (tenant_id, id, workflow_id, workflow_version, workflow_type, entity_type, entity_id, status,
        result, assignee_id, started_by, started_at, ended_at, sla_days, waiting_since, days_waited, version, updated_at)
      select r.tenant_id, onboarding_id(r.tenant_id, r.id), 'onboarding', 1, 'onboarding', 'party', r.id, r.status,
        onboarding_result(r.status), r.assignee_id, coalesce(u.id::text, 'system:registrations'), r.created_at,
        case when onboarding_result(r.status) is not null then coalesce(r.status_since, r.updated_at) end, 10,
        case when onboarding_result(r.status) is null then r.waiting_since end, r.days_waited, r.version, r.updated_at
      from registrations r
      left join users u on u.tenant_id = r.tenant_id and u.username = r.user_name
      where r.tenant_id = tenant
      on conflict do nothing;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
