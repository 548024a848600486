-- What providers report by themselves: signed with a secret that they share with one firm, taken once each.

create table webhook_secrets (
  tenant_id text not null references tenants,
  id uuid not null,
  provider text not null,
  -- Part of the address that the provider is given: it leads to the secrets, and proves nothing.
  key text not null,
  -- AES-256-GCM, bound to the row.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null while it counts; two do while a firm exchanges them.
  valid_until timestamptz,
  primary key (tenant_id, id)
);
create index webhook_secrets_by_key on webhook_secrets (provider, key);
call isolate('webhook_secrets');
grant select, insert, update (sealed_secret, valid_until) on webhook_secrets to app_rw;

create table webhook_events (
  tenant_id text not null references tenants,
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  -- The body as it came, sealed with the firm's key.
  sealed_body bytea not null,
  primary key (tenant_id, provider, event_id)
);
create index webhook_events_age on webhook_events (tenant_id, received_at);
call isolate('webhook_events');
-- Deleted when no retry can bring the event again.
grant select, insert, delete on webhook_events to app_rw;

-- The firm is the one whose secret a message is signed with: it is looked up before any scope is open.
grant usage, create on schema public to app_lookup;
grant select on webhook_secrets to app_lookup;
create policy lookup on webhook_secrets for select to app_lookup using (true);
create function find_webhook_secrets(wanted_provider text, wanted_key text, moment timestamptz)
  returns table (tenant_id text, secret_id uuid, sealed_secret bytea)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select s.tenant_id, s.id, s.sealed_secret from webhook_secrets s
    where s.provider = wanted_provider and s.key = wanted_key
      and (s.valid_until is null or s.valid_until > moment)
    order by s.created_at desc limit 2;
  end;
alter function find_webhook_secrets(text, text, timestamptz) owner to app_lookup;
revoke create on schema public from app_lookup;
revoke execute on function find_webhook_secrets from public;
grant execute on function find_webhook_secrets to app_rw;
