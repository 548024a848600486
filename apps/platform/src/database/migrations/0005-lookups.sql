-- What must be looked up before a firm is known. Each function runs as app_lookup, which sees these columns across
-- firms and nothing else, and returns only what its one caller needs.

grant usage, create on schema public to app_lookup;

grant select (id, tenant_id, username, username_key, first_name, last_name, role, enabled, confirmed, mfa_method,
  locale, credential_epoch) on users to app_lookup;
grant select on credentials to app_lookup;
grant select (id, tenant_id, kind, permissions) on groups to app_lookup;
grant select on group_members, sessions, tenants, tenant_hosts to app_lookup;
grant select (id, tenant_id) on invites to app_lookup;
grant select on jobs to app_lookup;
grant update (state, attempts, due_at) on jobs to app_lookup;
create policy lookup on users for select to app_lookup using (true);
create policy lookup on credentials for select to app_lookup using (true);
create policy lookup on groups for select to app_lookup using (true);
create policy lookup on group_members for select to app_lookup using (true);
create policy lookup on sessions for select to app_lookup using (true);
create policy lookup on tenants for select to app_lookup using (true);
create policy lookup on tenant_hosts for select to app_lookup using (true);
create policy lookup on invites for select to app_lookup using (true);
create policy lookup on jobs for select to app_lookup using (true);
create policy claim on jobs for update to app_lookup using (true);

-- Sign-in: who bears this name, and what the password must match.
create function find_login(key text)
  returns table (user_id uuid, tenant_id text, password_hash text, is_temporary boolean, expires_at timestamptz,
    enabled boolean, confirmed boolean, role text, is_client boolean, mfa_method text, credential_epoch integer)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select u.id, u.tenant_id, c.password_hash, c.is_temporary, c.expires_at, u.enabled, u.confirmed, u.role,
      exists (select from group_members m join groups g on g.id = m.group_id
        where m.user_id = u.id and g.kind in ('prospect', 'client')),
      u.mfa_method, u.credential_epoch
    from users u left join credentials c on c.user_id = u.id
    where u.username_key = key;
  end;

-- Every request: the session that a token or a refresh cookie names, and what its user may do now.
create function find_session(wanted uuid)
  returns table (session_id uuid, tenant_id text, acting_tenant_id text, user_id uuid, session_epoch integer,
    is_trusted boolean, counter integer, rotated_at timestamptz, created_at timestamptz, last_active_at timestamptz,
    expires_at timestamptz, revoked_at timestamptz, username text, first_name text, last_name text, role text,
    enabled boolean, mfa_method text, locale text, credential_epoch integer, is_client boolean, group_ids uuid[],
    permissions text[])
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select s.id, s.tenant_id, s.acting_tenant_id, s.user_id, s.credential_epoch, s.is_trusted, s.counter,
      s.rotated_at, s.created_at, s.last_active_at, s.expires_at, s.revoked_at, u.username, u.first_name, u.last_name,
      u.role, u.enabled, u.mfa_method, u.locale, u.credential_epoch,
      coalesce(g.is_client, false), coalesce(g.ids, '{}'), coalesce(g.permissions, '{}')
    from sessions s
    join users u on u.id = s.user_id
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

-- Invitations: the firm that one belongs to.
create function find_invite(wanted uuid)
  returns table (tenant_id text)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select i.tenant_id from invites i where i.id = wanted;
  end;

-- Pages before sign-in: the firm that a host name or a short name leads to, if there is one.
create function find_tenant(wanted_host text, wanted_id text)
  returns table (tenant_id text)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select h.tenant_id from tenant_hosts h where h.host = wanted_host
    union all
    select t.id from tenants t where t.id = wanted_id and t.id <> 'system'
    limit 1;
  end;

-- System Admins, back-ups and the check of the audit trail: which firms there are.
create function list_tenants()
  returns table (tenant_id text, name text, is_demo boolean)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select t.id, t.name, t.is_demo from tenants t order by t.id;
  end;

-- The next job that is due, of whichever firm; it is the caller's until the lease runs out.
create function claim_job(moment timestamptz, lease_until timestamptz, kinds text[])
  returns table (job_id uuid, tenant_id text)
  language sql volatile security definer set search_path = pg_catalog, public
  begin atomic
    update jobs j set state = 'running', attempts = j.attempts + 1, due_at = lease_until
    where j.id = (
      select due.id from jobs due
      where due.state in ('waiting', 'running') and due.due_at <= moment and due.kind = any (kinds)
      order by due.due_at, due.id
      limit 1
      for update skip locked
    )
    returning j.id, j.tenant_id;
  end;

alter function find_login(text) owner to app_lookup;
alter function find_session(uuid) owner to app_lookup;
alter function find_invite(uuid) owner to app_lookup;
alter function find_tenant(text, text) owner to app_lookup;
alter function list_tenants() owner to app_lookup;
alter function claim_job(timestamptz, timestamptz, text[]) owner to app_lookup;
revoke create on schema public from app_lookup;

revoke execute on function find_login, find_session, find_invite, find_tenant, list_tenants, claim_job from public;
grant execute on function find_login, find_session, find_invite, find_tenant, list_tenants, claim_job to app_rw;
