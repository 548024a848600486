-- The second factor: authenticator apps, and the challenge between password and session.

create table authenticators (
  user_id uuid primary key,
  tenant_id text not null,
  -- AES-256-GCM, bound to the user: elsewhere it does not open. Null until a code of it was verified.
  sealed_secret bytea,
  -- Shown to be scanned, not proven yet; what is in use stays so until then.
  pending_secret bytea,
  pending_at timestamptz,
  -- The 30 seconds whose code was used last: none works twice.
  last_step bigint not null default 0,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('authenticators');
grant select, insert, update, delete on authenticators to app_rw;

create table challenges (
  -- SHA-256 of what the browser was given.
  id bytea primary key,
  tenant_id text not null,
  user_id uuid not null,
  method text not null check (method in ('SOFTWARE', 'SMS')),
  -- HMAC of the code that was sent; null for an app.
  code_hash bytea,
  -- Counted before a try is judged.
  tries integer not null default 0,
  sends integer not null default 0,
  is_trusted boolean not null,
  credential_epoch integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index challenges_expiry on challenges (tenant_id, expires_at);
call isolate('challenges');
grant select, insert, update, delete on challenges to app_rw;

-- When whoever is there last proved it: changing a factor asks for it again after five minutes.
alter table sessions add column authenticated_at timestamptz;
update sessions set authenticated_at = created_at;
alter table sessions alter column authenticated_at set not null;
-- What its owner sees in the list of sessions.
alter table sessions add column user_agent text;
alter table sessions add column ip text;

-- Every request also learns whether its user has to set up a factor first: the firm's list must hold the user's own.
grant select (tenant_id, section, value) on tenant_settings to app_lookup;
create policy lookup on tenant_settings for select to app_lookup using (section = 'authentication');

drop function find_session(uuid);
grant create on schema public to app_lookup;
create function find_session(wanted uuid)
  returns table (session_id uuid, tenant_id text, acting_tenant_id text, user_id uuid, session_epoch integer,
    is_trusted boolean, counter integer, rotated_at timestamptz, created_at timestamptz, last_active_at timestamptz,
    expires_at timestamptz, revoked_at timestamptz, authenticated_at timestamptz, username text, first_name text,
    last_name text, role text, enabled boolean, mfa_method text, locale text, credential_epoch integer,
    is_client boolean, group_ids uuid[], permissions text[], needs_mfa_setup boolean)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select s.id, s.tenant_id, s.acting_tenant_id, s.user_id, s.credential_epoch, s.is_trusted, s.counter,
      s.rotated_at, s.created_at, s.last_active_at, s.expires_at, s.revoked_at, s.authenticated_at, u.username,
      u.first_name, u.last_name, u.role, u.enabled, u.mfa_method, u.locale, u.credential_epoch,
      coalesce(g.is_client, false), coalesce(g.ids, '{}'), coalesce(g.permissions, '{}'),
      coalesce(jsonb_array_length(t.value -> 'allowedMFAMethods') > 0
        and not (t.value -> 'allowedMFAMethods') @> to_jsonb(coalesce(u.mfa_method, '')), false)
    from sessions s
    join users u on u.id = s.user_id
    left join tenant_settings t
      on t.tenant_id = coalesce(s.acting_tenant_id, s.tenant_id) and t.section = 'authentication'
    left join lateral (
      select bool_or(g.kind in ('prospect', 'client')) as is_client, array_agg(distinct g.id) as ids,
        array_agg(distinct p.name) filter (where p.name is not null) as permissions
      from group_members m
      join groups g on g.id = m.group_id
      left join lateral unnest(g.permissions) as p (name) on true
      where m.user_id = u.id
    ) g on true
    where s.id = wanted;
  end;
alter function find_session(uuid) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function find_session from public;
grant execute on function find_session to app_rw;
