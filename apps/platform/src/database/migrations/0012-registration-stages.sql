-- How far each registration came, and when: conversion and time per stage are counted from it (4.9).

create table registration_stages (
  tenant_id text not null,
  registration_id uuid not null,
  status text not null,
  entered_at timestamptz not null,
  primary key (tenant_id, registration_id, entered_at, status),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
call isolate('registration_stages');
grant select, insert on registration_stages to app_rw;

-- Written by the table itself: no way of changing a status can forget it.
create function note_stage() returns trigger
  language plpgsql as $$
begin
  -- Every registration begins INCOMPLETE (R0), whatever it has become when it is put here.
  insert into registration_stages (tenant_id, registration_id, status, entered_at)
    values (new.tenant_id, new.id,
      case when tg_op = 'INSERT' then 'INCOMPLETE' else new.status end,
      case when tg_op = 'INSERT' then new.created_at else new.updated_at end)
    on conflict do nothing;
  return null;
end $$;
create trigger registrations_begin after insert on registrations
  for each row execute function note_stage();
create trigger registrations_move after update of status on registrations
  for each row when (old.status is distinct from new.status) execute function note_stage();

-- Of what was there before only the beginning and the end are known.
do $$
declare firm text;
begin
  for firm in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', firm, true);
    insert into registration_stages (tenant_id, registration_id, status, entered_at)
      select r.tenant_id, r.id, 'INCOMPLETE', r.created_at from registrations r where r.tenant_id = firm
      union
      select r.tenant_id, r.id, r.status, r.updated_at from registrations r
        where r.tenant_id = firm and r.status <> 'INCOMPLETE';
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- Days from Monday to Friday between two moments, as the firm's clock has them (row 240); parts of a day count.
create function working_days(since timestamptz, until timestamptz) returns double precision
  language sql immutable strict parallel safe
  return (
    select sum(sign * (floor(day / 7) * 5 + least(day - floor(day / 7) * 7, 5)))
    from (values
      -- 5 January 1970 was a Monday.
      (-1, (extract(epoch from since at time zone 'Europe/Amsterdam')::double precision - 345600) / 86400),
      (1, (extract(epoch from until at time zone 'Europe/Amsterdam')::double precision - 345600) / 86400)
    ) as ends (sign, day));
