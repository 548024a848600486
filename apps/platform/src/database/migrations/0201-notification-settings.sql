-- Addresses of a firm that are told of events (S2 §7, notification service), and what was sent to them.

create table notification_settings (
  tenant_id text not null references tenants,
  id uuid not null,
  name text not null,
  address text not null,
  events text[] not null,
  enabled boolean not null,
  -- AES-256-GCM, bound to the row; null until one is set: nothing is sent unsigned.
  sealed_secret bytea,
  secret_set_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index notification_settings_name on notification_settings (tenant_id, fold(name));
call isolate('notification_settings');
grant select, insert, update, delete on notification_settings to app_rw;

create table notification_deliveries (
  tenant_id text not null,
  id uuid not null,
  setting_id uuid not null,
  -- The same whenever the event is sent: the receiver tells by it what came already.
  event_id uuid not null,
  type text not null,
  object_type text,
  object_id text,
  occurred_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'cancelled')),
  attempts integer not null default 0,
  status integer,
  error text,
  tried_at timestamptz,
  is_replay boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, setting_id) references notification_settings on delete cascade
);
create index notification_deliveries_log on notification_deliveries (tenant_id, setting_id, created_at desc, id);
create index notification_deliveries_age on notification_deliveries (tenant_id, created_at);
call isolate('notification_deliveries');
-- Deleted after 30 days.
grant select, insert, update, delete on notification_deliveries to app_rw;
