-- System Admins work for every firm: they always need an authenticator app, whatever a firm demands of its own staff.

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
      case when s.tenant_id = 'system' then u.mfa_method is distinct from 'SOFTWARE'
        else coalesce(jsonb_array_length(t.value -> 'allowedMFAMethods') > 0
          and not (t.value -> 'allowedMFAMethods') @> to_jsonb(coalesce(u.mfa_method, '')), false) end
    from sessions s
    join users u on u.id = s.user_id
    left join tenant_settings t on t.tenant_id = s.tenant_id and t.section = 'authentication'
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
