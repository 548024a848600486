-- Views of the list of registrations that people save and share (4-expectations row 62), and when each of them looked
-- at one last: what came in since then is new to them.

create table saved_views (
  id uuid primary key,
  tenant_id text not null references tenants,
  owner uuid not null,
  name text not null,
  is_shared boolean not null,
  -- Codes, days and ids of colleagues; never words that somebody searched for.
  query jsonb not null,
  columns text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, id)
);
create index saved_views_owner on saved_views (tenant_id, owner);
call isolate('saved_views');
grant select, insert, update, delete on saved_views to app_rw;

create table view_looks (
  tenant_id text not null,
  view_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, view_id, user_id),
  foreign key (tenant_id, view_id) references saved_views (tenant_id, id) on delete cascade
);
call isolate('view_looks');
grant select, insert, update, delete on view_looks to app_rw;
