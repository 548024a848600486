-- Tenants, their settings, and the rules that every later table follows.
-- The roles app_rw (what requests run as) and app_lookup (what the named look-ups run as) exist already: migrate.ts
-- makes them, since roles belong to the server and not to one database.

-- The firm that the current transaction works for; NULL when none was set, and then no row matches.
create function current_tenant() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '');

-- Isolates a table by its column tenant_id: for everybody, its owner included.
create procedure isolate(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())',
    target);
end $$;

-- The form that names are sorted and searched by: no accents, no capitals, letters of the neighbours spelled out.
-- Our own function, because unaccent is neither immutable nor the same on every server, and collations differ.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(translate(
    regexp_replace(
      normalize(
        replace(replace(replace(replace(replace(replace(replace(replace(value,
          'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
        nfkd),
      U&'[\0300-\036F]', '', 'g'),
    'øØđĐðÐłŁıŉ’‘', 'ooddddllin''''') collate "C");

create table tenants (
  id text primary key check (id ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  name text not null,
  -- Made by the seed program: with such firms the platform keeps to localhost.
  is_demo boolean not null default false,
  created_at timestamptz not null
);
alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenant_isolation on tenants using (id = current_tenant()) with check (id = current_tenant());
grant select, insert on tenants to app_rw;

-- Further host names that lead to a firm, beside <id>.<host of PUBLIC_URL>.
create table tenant_hosts (
  host text primary key check (host = lower(host)),
  tenant_id text not null references tenants
);
call isolate('tenant_hosts');
grant select, insert, delete on tenant_hosts to app_rw;

-- One row per firm and section, so that two people can work on two sections at once.
create table tenant_settings (
  tenant_id text not null references tenants,
  section text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (tenant_id, section)
);
call isolate('tenant_settings');
grant select, insert, update on tenant_settings to app_rw;

-- Numbers that count up within a firm without gaps: registrations of a year.
create table counters (
  tenant_id text not null references tenants,
  name text not null,
  value bigint not null,
  primary key (tenant_id, name)
);
call isolate('counters');
grant select, insert, update on counters to app_rw;

-- What this database knows of itself: which keys it was written with.
create table platform_state (
  name text primary key,
  value jsonb not null
);
grant select, insert on platform_state to app_rw;

-- The platform's own chain of events and its System Admins hang on this row; it is no firm and cannot be chosen.
select set_config('app.tenant', 'system', true);
insert into tenants (id, name, created_at) values ('system', 'Dossier', now());
select set_config('app.tenant', '', true);
