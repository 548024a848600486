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

-- What somebody did, for the activity of a person.
create index audit_actor on audit (tenant_id, actor, seq);

-- When the owner typed a code that was sent to this very number: before that no sign-in depends on it.
alter table users add column phone_proven_at timestamptz;
-- When the owner said no to an authenticator app: it is not offered again for a while, on any device.
alter table users add column authenticator_declined_at timestamptz;
-- Whoever signs in by SMS has shown many times that the number is theirs.
do $$
declare firm text;
begin
  for firm in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', firm, true);
    update users set phone_proven_at = updated_at where tenant_id = firm and mfa_method = 'SMS';
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- The code that proves a number: one at a time for each user.
create table phone_codes (
  user_id uuid primary key,
  tenant_id text not null,
  -- HMAC of the code.
  code_hash bytea not null,
  -- Counted before a try is judged.
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('phone_codes');
grant select, insert, update, delete on phone_codes to app_rw;

-- Codes on paper, for whoever has lost the second factor: each works once.
create table backup_codes (
  user_id uuid not null,
  tenant_id text not null,
  -- HMAC of the code.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('backup_codes');
grant select, insert, update, delete on backup_codes to app_rw;
