-- Bulk work on registrations (4-expectations, beyond 6): done one registration after the other, with a result for each,
-- seen by the user who started it, and gone after seven days. The trail keeps what was done.

create table batches (
  id uuid primary key,
  tenant_id text not null references tenants,
  owner uuid not null,
  kind text not null check (kind in ('assign', 'status', 'undo')),
  -- Who is given the work, or which status and for which reason: codes and ids, no text that a person typed.
  action jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  -- The batch that this one takes back: once.
  undo_of uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  unique (tenant_id, id),
  unique (tenant_id, undo_of),
  foreign key (tenant_id, undo_of) references batches (tenant_id, id) on delete cascade
);
create index batches_owner on batches (tenant_id, owner, created_at desc);
call isolate('batches');
grant select, insert, update, delete on batches to app_rw;

create table batch_items (
  tenant_id text not null,
  batch_id uuid not null,
  position integer not null,
  record_id uuid not null,
  -- What was seen when it was asked for.
  version integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  obstacle jsonb,
  -- The comment, under the registration's key.
  sealed bytea,
  -- What the registration had, and the version that the batch made of it: what undoing goes back to, and from.
  before jsonb,
  made_version integer,
  primary key (tenant_id, batch_id, position),
  foreign key (tenant_id, batch_id) references batches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, record_id) references records (tenant_id, id)
);
create index batch_items_record on batch_items (tenant_id, record_id);
call isolate('batch_items');
grant select, insert, update, delete on batch_items to app_rw;
grant select, delete on batch_items to app_erase;
