-- Processes: what people do with a party in steps, each with who, until when and how it ended (3-decisions 4.4).

create table processes (
  tenant_id text not null,
  id uuid not null,
  -- The definition that it started with: neither ever changes.
  workflow_id text not null,
  workflow_version integer not null,
  workflow_type text not null,
  kind text,
  entity_type text not null check (entity_type in ('party', 'product')),
  entity_id uuid not null,
  -- Follows from the steps; written by the service with every change of them.
  status text not null,
  -- How it ended; null while it runs.
  result text check (result in ('done', 'rejected', 'cancelled')),
  -- The status that the party has afterwards, and had when it started (changePartyStatus).
  target text,
  origin text,
  assignee_id uuid,
  started_by text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  sla_days integer not null check (sla_days > 0),
  -- Since when the client has to do something; null while the firm has.
  waiting_since timestamptz,
  -- Working days that the client had to do something in.
  days_waited integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references records (tenant_id, id),
  foreign key (tenant_id, entity_id) references records (tenant_id, id),
  foreign key (tenant_id, assignee_id) references users (tenant_id, id),
  check ((result is null) = (ended_at is null)),
  check ((waiting_since is null) or (result is null))
);
create trigger processes_record before insert on processes for each row execute function note_record('process');
-- One of each type runs for one entity, whoever starts how many at once.
create unique index processes_running on processes (tenant_id, entity_id, workflow_type) where result is null;
create index processes_of_entity on processes (tenant_id, entity_id, started_at desc);
create index processes_open on processes (tenant_id, workflow_type, started_at) where result is null;
create index processes_of_assignee on processes (tenant_id, assignee_id);
call isolate('processes');
grant select, insert, update on processes to app_rw;
grant select, delete on processes to app_erase;

create table process_steps (
  tenant_id text not null,
  process_id uuid not null,
  step_id text not null,
  status text not null default 'todo' check (status in ('todo', 'doing', 'waiting', 'done', 'willNotDo')),
  outcome text,
  by_user text,
  at timestamptz,
  -- Under the key of the entity.
  sealed_note bytea,
  primary key (tenant_id, process_id, step_id),
  foreign key (tenant_id, process_id) references processes (tenant_id, id)
);
call isolate('process_steps');
grant select, insert, update on process_steps to app_rw;
grant select, delete on process_steps to app_erase;

-- What happened: written once, never changed.
create table process_events (
  tenant_id text not null,
  id uuid not null,
  process_id uuid not null,
  -- In the order in which they happened: several of one moment keep theirs.
  seq integer not null,
  at timestamptz not null,
  actor text not null,
  action text not null,
  step_id text,
  outcome text,
  status text not null,
  sealed_note bytea,
  primary key (tenant_id, id),
  unique (tenant_id, process_id, seq),
  foreign key (tenant_id, process_id) references processes (tenant_id, id)
);
call isolate('process_events');
grant select, insert on process_events to app_rw;
grant select, delete on process_events to app_erase;
