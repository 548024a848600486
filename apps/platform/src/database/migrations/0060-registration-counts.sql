-- How many registrations there are, without reading all of them. Each change adds a row of what it changed, so that no
-- two changes wait for each other as they would for one total; the sum over a tenant's rows is right in every snapshot,
-- and maintenance adds rows up (`addUpCounts`).
create table registration_counts (
  tenant_id text not null,
  assignee_id uuid,
  status text not null,
  count integer not null
);
create index registration_counts_of_tenant on registration_counts (tenant_id);
call isolate('registration_counts');
grant select, insert, delete on registration_counts to app_rw;

-- Written by the table itself: no way of changing registrations can forget it.
create function count_registrations_inserted() returns trigger
  language plpgsql as $$
begin
  insert into registration_counts (tenant_id, assignee_id, status, count)
    select r.tenant_id, r.assignee_id, r.status, count(*) from inserted r group by 1, 2, 3;
  return null;
end $$;
create trigger registrations_counts_insert after insert on registrations
  referencing new table as inserted for each statement execute function count_registrations_inserted();

create function count_registrations_deleted() returns trigger
  language plpgsql as $$
begin
  insert into registration_counts (tenant_id, assignee_id, status, count)
    select r.tenant_id, r.assignee_id, r.status, -count(*) from deleted r group by 1, 2, 3;
  return null;
end $$;
create trigger registrations_counts_delete after delete on registrations
  referencing old table as deleted for each statement execute function count_registrations_deleted();

create function count_registration_changed() returns trigger
  language plpgsql as $$
begin
  insert into registration_counts (tenant_id, assignee_id, status, count)
    values (old.tenant_id, old.assignee_id, old.status, -1), (new.tenant_id, new.assignee_id, new.status, 1);
  return null;
end $$;
create trigger registrations_counts_change after update on registrations
  for each row when ((old.assignee_id, old.status) is distinct from (new.assignee_id, new.status))
  execute function count_registration_changed();

do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into registration_counts (tenant_id, assignee_id, status, count)
      select r.tenant_id, r.assignee_id, r.status, count(*) from registrations r where r.tenant_id = tenant
      group by 1, 2, 3;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
