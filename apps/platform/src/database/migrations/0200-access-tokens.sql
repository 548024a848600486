-- What programs call with in someone's name (S2 §6, access tokens): never more than that person may do at the moment.

create table access_tokens (
  tenant_id text not null references tenants,
  id uuid not null,
  -- A System Admin is of no firm: theirs counts in the firm that they made it in.
  user_id uuid not null references users,
  name text not null,
  scopes text[] not null,
  -- SHA-256 of the value, which has 256 bits of its own.
  hash bytea not null unique,
  -- As the owner's was: a password or a factor that changes ends it, as it ends sessions.
  credential_epoch integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
create unique index access_tokens_name on access_tokens (tenant_id, user_id, fold(name)) where revoked_at is null;
call isolate('access_tokens');
-- Deleted when the log of access may go (4.15).
grant select, insert, update (last_used_at, revoked_at), delete on access_tokens to app_rw;

-- Whose it is, is looked up before any scope is open.
grant usage, create on schema public to app_lookup;
grant select on access_tokens to app_lookup;
create policy lookup on access_tokens for select to app_lookup using (true);
create function find_access_token(wanted bytea)
  returns table (token_id uuid, tenant_id text, home_tenant_id text, user_id uuid, scopes text[],
    token_epoch integer, created_at timestamptz, expires_at timestamptz, revoked_at timestamptz,
    username text, first_name text, last_name text, role text, enabled boolean, mfa_method text, locale text,
    credential_epoch integer, is_client boolean, group_ids uuid[], permissions text[], needs_mfa_setup boolean)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select a.id, a.tenant_id, u.tenant_id, a.user_id, a.scopes, a.credential_epoch, a.created_at, a.expires_at,
      a.revoked_at, u.username, u.first_name, u.last_name, u.role, u.enabled, u.mfa_method, u.locale,
      u.credential_epoch, coalesce(g.is_client, false), coalesce(g.ids, '{}'), coalesce(g.permissions, '{}'),
      case when u.tenant_id = 'system' then u.mfa_method is distinct from 'SOFTWARE'
        else jsonb_array_length(f.methods) > 0 and not f.methods @> to_jsonb(coalesce(u.mfa_method, '')) end
    from access_tokens a
    join users u on u.id = a.user_id
    left join definitions d on d.tenant_id = u.tenant_id and d.kind = 'settings' and d.id = 'authentication'
      and d.state = 'published'
    cross join lateral (select coalesce(d.data -> 'allowedMFAMethods', '["SOFTWARE"]') as methods) f
    left join lateral (
      select bool_or(g.kind in ('prospect', 'client')) as is_client, array_agg(distinct g.id) as ids,
        array_agg(distinct p.name) filter (where p.name is not null) as permissions
      from group_members m
      join groups g on g.id = m.group_id
      left join lateral unnest(g.permissions) as p (name) on true
      where m.user_id = u.id
    ) g on true
    where a.hash = wanted;
  end;
alter function find_access_token(bytea) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function find_access_token from public;
grant execute on function find_access_token to app_rw;
