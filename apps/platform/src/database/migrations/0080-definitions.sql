-- contracts
-- Whatever is versioned is a definition: settings first; risk rule sets, surveys, templates and workflows after them.
-- A version never changes once it is written: what runs keeps the version that it started with. Only its state moves.

create table definitions (
  tenant_id text not null references tenants,
  kind text not null,
  id text not null,
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'retired')),
  data jsonb not null,
  -- Why it was changed, as the user who saved it wrote it; null where no one gave a reason.
  reason text,
  created_at timestamptz not null,
  -- Null for what the platform made by itself.
  created_by uuid,
  -- Null for a draft, and for one that was never published.
  published_at timestamptz,
  primary key (tenant_id, kind, id, version),
  check ((state = 'published') <= (published_at is not null)),
  check ((state = 'draft') <= (published_at is null))
);
create unique index definitions_published on definitions (tenant_id, kind, id) where state = 'published';
create unique index definitions_draft on definitions (tenant_id, kind, id) where state = 'draft';
call isolate('definitions');
grant select, insert, update (state, published_at) on definitions to app_rw;

-- Each page of the settings gets its own row and history: contact and theme shared `general`, onboarding and extensions
-- shared `registrations`. A version of a page is one in which that page changed; numbers stay, so they may have gaps.
-- A request to lower the acceptance policy that is open now rests on the shared section: it can no longer be approved,
-- and is made again.
do $$
declare tenant text;
begin
  for tenant in select l.tenant_id from list_tenants() l loop
    perform set_config('app.tenant', tenant, true);
    insert into definitions
      (tenant_id, kind, id, version, state, data, reason, created_at, created_by, published_at)
    with stored as (
      select v.section, v.version, v.value, v.reason, v.at, v.by_user
      from tenant_settings_versions v
      join tenant_settings s on s.tenant_id = v.tenant_id and s.section = v.section
      where v.tenant_id = tenant and v.version < s.version
      union all
      select s.section, s.version, s.value, v.reason, s.updated_at, s.updated_by
      from tenant_settings s
      left join tenant_settings_versions v
        on v.tenant_id = s.tenant_id and v.section = s.section and v.version = s.version
      where s.tenant_id = tenant
    ), pages as (
      select p.page, s.version, p.data, s.reason, s.at, s.by_user
      from stored s
      cross join lateral (
        select 'contact' as page, s.value - 'whitelabeling' as data where s.section = 'general'
        union all
        select 'whitelabeling', s.value -> 'whitelabeling' where s.section = 'general'
        union all
        select 'registrations', jsonb_build_object('enabledTypes', s.value -> 'enabledTypes')
          where s.section = 'registrations'
        union all
        select 'extensions', case when s.value ? 'uploadTypes'
            then jsonb_build_object('uploadTypes', s.value -> 'uploadTypes') else '{}' end
          where s.section = 'registrations'
        union all
        select 'onboarding', s.value - 'enabledTypes' - 'uploadTypes' where s.section = 'registrations'
        union all
        select s.section, s.value where s.section not in ('general', 'registrations')
      ) p
    ), compared as (
      select *, lag(data) over (partition by page order by version) is distinct from data as is_changed from pages
    )
    select tenant, 'settings', page, version,
      case when version = max(version) over (partition by page) then 'published' else 'retired' end,
      data, reason, at, by_user, at
    from compared where is_changed;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- The factors that a firm demands are looked up before its scope is open. A firm that has never chosen demands an
-- authenticator app, as `defaultSections` has it.
grant select (tenant_id, kind, id, state, data) on definitions to app_lookup;
create policy lookup on definitions for select to app_lookup
  using (kind = 'settings' and id = 'authentication' and state = 'published');

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
        else jsonb_array_length(f.methods) > 0 and not f.methods @> to_jsonb(coalesce(u.mfa_method, '')) end
    from sessions s
    join users u on u.id = s.user_id
    left join definitions d on d.tenant_id = s.tenant_id and d.kind = 'settings' and d.id = 'authentication'
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
    where s.id = wanted;
  end;
alter function find_session(uuid) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function find_session from public;
grant execute on function find_session to app_rw;

drop table tenant_settings_versions;
drop table tenant_settings;
