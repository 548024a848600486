-- Registrations with their parties, and what lists derive from them (S2 section 3).

create table registrations (
  id uuid primary key,
  tenant_id text not null references tenants,
  number text not null,
  type text not null check (type in ('INDIVIDUAL', 'JOINT', 'BUSINESS')),
  sub_type text check (sub_type in ('CHILD')),
  status text not null
    check (status in ('INCOMPLETE', 'COMPLETE', 'DONE', 'ACCEPTED', 'REJECTED', 'DELETED', 'MIGRATED')),
  channel text not null check (channel in ('Self-service', 'Professional', 'iOS', 'API', 'Integrated')),
  assignee_id uuid,
  -- The user name of whoever started it.
  user_name text not null,
  parties jsonb not null check (jsonb_typeof(parties) = 'array'),
  party_external_references jsonb not null default '[]',
  risk_level text check (risk_level in ('LOW', 'MEDIUM', 'HIGH', 'UNACCEPTABLE')),
  -- Derived from the parties by the service, with every change of them.
  name text not null,
  city text,
  chamber_of_commerce_no text,
  tax_number text,
  -- Keyed hashes of the parties' tax numbers: they are found when asked for in full, and not otherwise.
  tax_hashes bytea[] not null default '{}',
  name_key text not null generated always as (fold(name)) stored,
  city_key text generated always as (fold(city)) stored,
  search_key text not null generated always as
    (fold(name || ' ' || coalesce(city, '') || ' ' || number || ' ' || coalesce(chamber_of_commerce_no, ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, assignee_id) references users (tenant_id, id)
);
create index registrations_updated on registrations (tenant_id, updated_at desc, id);
create index registrations_created on registrations (tenant_id, created_at desc, id);
create index registrations_name on registrations (tenant_id, name_key collate "C", id);
create index registrations_city on registrations (tenant_id, city_key collate "C", id);
create index registrations_status on registrations (tenant_id, status);
create index registrations_assignee on registrations (tenant_id, assignee_id);
create index registrations_tax on registrations using gin (tax_hashes);
call isolate('registrations');
grant select, insert, update on registrations to app_rw;
