-- Whoever changes how a colleague signs in, or what they may do, could act as them: the two are no four eyes for a while.

create table credential_changes (
  id uuid primary key,
  tenant_id text not null,
  user_id uuid not null,
  changed_by uuid not null,
  kind text not null check (kind in ('address', 'factor', 'role')),
  -- The role before; null for what is no change of role, and for somebody new.
  former_role text,
  at timestamptz not null,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index credential_changes_lately on credential_changes (tenant_id, at);
call isolate('credential_changes');
grant select, insert on credential_changes to app_rw;

-- An address that somebody else entered. Resets go to the one before until its owner has proven the new one.
alter table users add column pending_email text;

create table email_changes (
  user_id uuid primary key,
  tenant_id text not null,
  former_email text not null,
  email text not null,
  -- HMAC of the code in the letter; null until it is written, and once it was used.
  code_hash bytea,
  -- Counted before a try is judged.
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('email_changes');
grant select, insert, update, delete on email_changes to app_rw;

-- Four eyes, kept where no code can forget it: who asked or entered the data does not decide.
create function refuse_own_decision() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from sign_offs s
    where s.tenant_id = new.tenant_id and s.id = new.sign_off_id
      and (s.requested_by = new.by_user or new.by_user = any (s.editors))
  ) then
    raise exception 'Nobody decides on their own request or data.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger sign_off_decisions_by_others before insert on sign_off_decisions
  for each row execute function refuse_own_decision();

create function refuse_undecided_approval() returns trigger
  language plpgsql as $$
begin
  if not exists (
    select from sign_off_decisions d
    where d.tenant_id = new.tenant_id and d.sign_off_id = new.id and d.decision = 'approve'
  ) then
    raise exception 'Nothing is approved that nobody else has approved.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger sign_offs_approved_by_others before update of state on sign_offs
  for each row when (new.state = 'approved' and old.state is distinct from 'approved')
  execute function refuse_undecided_approval();
-- Who asked and who entered the data stay what they were.
create function refuse_other_author() returns trigger
  language plpgsql as $$
begin
  raise exception 'A request keeps its author and its editors.' using errcode = 'check_violation';
end $$;
create trigger sign_offs_keep_their_author before update of requested_by, editors on sign_offs
  for each row when (new.requested_by <> old.requested_by or new.editors <> old.editors)
  execute function refuse_other_author();
