-- What every change leaves behind, and what it must not do twice.

-- The chain of events of a firm: each row's hash covers the row before. See shared/audit.
create table audit (
  tenant_id text not null references tenants,
  seq bigint not null,
  -- The form that was hashed; old rows stay verifiable when a new form comes.
  form smallint not null,
  at timestamptz not null,
  actor text not null,
  session_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  -- Keyed hashes of the object before and after; the key is the subject's, and dies with it.
  before_hash bytea,
  after_hash bytea,
  -- Codes and figures only, never personal data: it cannot be taken back.
  detail jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  -- Outside the hash, so that it can be erased when its term is over.
  ip text,
  primary key (tenant_id, seq)
);
call isolate('audit');
grant select, insert on audit to app_rw;

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'The audit trail cannot be changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_is_never_emptied before truncate on audit
  for each statement execute function refuse_change();

-- The last link of each chain; locked by whoever appends.
create table audit_heads (
  tenant_id text primary key references tenants,
  seq bigint not null,
  hash bytea not null
);
call isolate('audit_heads');
grant select, insert, update on audit_heads to app_rw;

-- The key and the salt of whoever a record is about. Deleting both erases the person from history and files.
create table subject_keys (
  tenant_id text not null references tenants,
  subject_id uuid not null,
  sealed_key bytea,
  destroyed_at timestamptz,
  primary key (tenant_id, subject_id),
  check ((sealed_key is null) = (destroyed_at is not null))
);
call isolate('subject_keys');
grant select, insert, update on subject_keys to app_rw;

-- Field by field what changed; old and new value sealed with the subject's key.
create table field_history (
  id uuid primary key,
  tenant_id text not null references tenants,
  subject_id uuid not null,
  object_type text not null,
  object_id text not null,
  object_version integer not null,
  -- Where in the object; empty for the whole of it.
  path text not null,
  at timestamptz not null,
  actor text not null,
  source text not null,
  sealed bytea not null
);
create index field_history_object on field_history (tenant_id, object_type, object_id, object_version);
create index field_history_subject on field_history (tenant_id, subject_id);
call isolate('field_history');
grant select, insert on field_history to app_rw;

create table idempotency (
  tenant_id text not null references tenants,
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, user_id, key)
);
create index idempotency_age on idempotency (tenant_id, created_at);
call isolate('idempotency');
grant select, insert, delete on idempotency to app_rw;

-- Files on disk or in an object store: written first, named here last.
create table files (
  id uuid primary key,
  tenant_id text not null references tenants,
  subject_id uuid not null,
  -- Keyed hash of the content: the same content of the same subject is stored once, and says nothing of others'.
  address text not null,
  media_type text not null,
  size integer not null,
  -- The name that people gave it, sealed with the subject's key.
  sealed_name bytea not null,
  created_at timestamptz not null,
  created_by text not null
);
create index files_subject on files (tenant_id, subject_id);
create index files_address on files (tenant_id, address);
call isolate('files');
grant select, insert, delete on files to app_rw;

create table jobs (
  id uuid primary key,
  tenant_id text not null references tenants,
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  -- When it may start, or when whoever runs it is taken for dead.
  due_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  error text
);
create index jobs_due on jobs (due_at) where state in ('waiting', 'running');
call isolate('jobs');
grant select, insert, update, delete on jobs to app_rw;
