-- How a registration moves from status to status, and what a second person signs off (3-decisions 4.1 and 4.18).

alter table registrations
  -- Since when the present status lasts; null for what is older than this column: then since the last change.
  add column status_since timestamptz,
  -- Why it was rejected, by code; null elsewhere.
  add column status_reason text,
  -- Since when the client has to do something; null while the firm has.
  add column waiting_since timestamptz,
  -- Working days of the present status that the client had to do something in.
  add column days_waited integer not null default 0;

create table sign_offs (
  id uuid primary key,
  tenant_id text not null,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  -- Bound to this version: any change of the subject makes the request void.
  subject_version integer not null,
  policy text not null check (policy in ('twoPersons', 'twoPersonsSenior')),
  state text not null default 'requested' check (state in ('requested', 'approved', 'rejected', 'withdrawn', 'void')),
  -- Over what was frozen: what is done, and all that it was decided on.
  payload_hash bytea not null,
  -- What is done, the difference it makes, and why it is asked for; under the subject's key.
  sealed bytea not null,
  -- Who entered what is decided on: none of them decides.
  editors uuid[] not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  version integer not null default 1,
  unique (tenant_id, id)
);
-- One open request for each thing.
create unique index sign_offs_open on sign_offs (tenant_id, subject_type, subject_id) where state = 'requested';
create index sign_offs_subject on sign_offs (tenant_id, subject_type, subject_id, requested_at desc);
call isolate('sign_offs');
grant select, insert, update on sign_offs to app_rw;

create table sign_off_decisions (
  tenant_id text not null,
  sign_off_id uuid not null,
  by_user uuid not null,
  at timestamptz not null,
  decision text not null check (decision in ('approve', 'reject')),
  -- Under the subject's key; null where nothing was said.
  sealed_comment bytea,
  primary key (tenant_id, sign_off_id, by_user),
  foreign key (tenant_id, sign_off_id) references sign_offs (tenant_id, id)
);
call isolate('sign_off_decisions');
grant select, insert on sign_off_decisions to app_rw;
