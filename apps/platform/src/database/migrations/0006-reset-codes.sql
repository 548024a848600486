-- The code that somebody who lost the password was sent: one at a time for each user.

create table reset_codes (
  user_id uuid primary key,
  tenant_id text not null,
  -- HMAC of the code: six digits say nothing only as long as nobody can try them all against this.
  code_hash bytea not null,
  -- Counted before a try is judged.
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('reset_codes');
grant select, insert, update, delete on reset_codes to app_rw;
