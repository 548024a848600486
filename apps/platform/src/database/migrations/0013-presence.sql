-- Who looks at what, as their pages say every few seconds (4.12): of the moment, in no back-up and no history.

create table presences (
  tenant_id text not null,
  record_type text not null,
  record_id uuid not null,
  -- A System Admin at work for the firm is none of its users: no reference, and the name beside it.
  user_id uuid not null,
  name text not null,
  -- One person may have several pages open.
  page text not null,
  -- What of the record is being edited; null for looking only.
  section text,
  seen_at timestamptz not null,
  primary key (tenant_id, record_type, record_id, user_id, page)
);
create index presences_age on presences (tenant_id, seen_at);
call isolate('presences');
grant select, insert, update, delete on presences to app_rw;
