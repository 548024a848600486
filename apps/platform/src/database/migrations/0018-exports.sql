-- Exports of many registrations (4-expectations rows 64, 65, 179): made one registration after the other, seen by
-- whoever started them, and gone after seven days (3-decisions 4.15).

create table exports (
  id uuid primary key,
  tenant_id text not null references tenants,
  owner uuid not null,
  format text not null check (format in ('pdf', 'csv', 'zip')),
  -- Language, sections, reason and title, under the export's own key.
  sealed bytea not null,
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  file_id uuid references files on delete set null,
  file_size integer,
  version integer not null default 1,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  unique (tenant_id, id)
);
create index exports_owner on exports (tenant_id, owner, created_at desc);
call isolate('exports');
grant select, insert, update, delete on exports to app_rw;

create table export_items (
  tenant_id text not null,
  export_id uuid not null,
  position integer not null,
  registration_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  error text,
  -- What was made of it; the file of the export is put together from these.
  part_id uuid references files on delete set null,
  primary key (tenant_id, export_id, position),
  foreign key (tenant_id, export_id) references exports (tenant_id, id) on delete cascade,
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
call isolate('export_items');
grant select, insert, update, delete on export_items to app_rw;
