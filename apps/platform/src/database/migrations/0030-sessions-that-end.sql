-- When a session ends on screen it ends here; who was seen when is kept with the user, and sessions that are over go.

-- The end of the newest access token: the screen says "expired" at that moment, and so does the platform.
alter table sessions add column token_until timestamptz;
-- Whether the present refresh token has come back. Until then its answer may be lost, and the one before is still good.
alter table sessions add column is_counter_seen boolean not null default true;
-- Row security holds the owner too: each tenant's rows are changed as that tenant.
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    update sessions set token_until = greatest(rotated_at, last_active_at) + interval '1 hour'
      where tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
alter table sessions alter column token_until set not null;
grant delete on sessions to app_rw;
create index sessions_end on sessions (tenant_id, expires_at);

-- The page of users asked every session that ever was for this.
alter table users add column last_seen_at timestamptz;
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    update users u set last_seen_at = (select max(s.last_active_at) from sessions s where s.user_id = u.id)
      where u.tenant_id = tenant;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

drop function find_session(uuid);
grant create on schema public to app_lookup;
create function find_session(wanted uuid)
  returns table (session_id uuid, tenant_id text, acting_tenant_id text, user_id uuid, session_epoch integer,
    is_trusted boolean, counter integer, is_counter_seen boolean, rotated_at timestamptz, created_at timestamptz,
    last_active_at timestamptz, expires_at timestamptz, token_until timestamptz, revoked_at timestamptz,
    authenticated_at timestamptz, username text, first_name text, last_name text, role text, enabled boolean,
    mfa_method text, locale text, credential_epoch integer, is_client boolean, group_ids uuid[], permissions text[],
    needs_mfa_setup boolean)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select s.id, s.tenant_id, s.acting_tenant_id, s.user_id, s.credential_epoch, s.is_trusted, s.counter,
      s.is_counter_seen, s.rotated_at, s.created_at, s.last_active_at, s.expires_at, s.token_until, s.revoked_at,
      s.authenticated_at, u.username, u.first_name, u.last_name, u.role, u.enabled, u.mfa_method, u.locale,
      u.credential_epoch, coalesce(g.is_client, false), coalesce(g.ids, '{}'), coalesce(g.permissions, '{}'),
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
