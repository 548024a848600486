-- Who may sign in, with what, and what they may do.

create table users (
  id uuid primary key,
  tenant_id text not null references tenants,
  username text not null,
  -- Normalised and without capitals: user names are unique on the whole platform.
  username_key text not null unique,
  email text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  phone text,
  -- Null for members of prospect and client groups: they may not sign in here.
  role text check (role in ('ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER', 'ROLE_TENANT_AGENT')),
  enabled boolean not null default true,
  confirmed boolean not null default true,
  mfa_method text check (mfa_method in ('SOFTWARE', 'SMS')),
  locale text,
  -- Raised when a password or a factor changes: sessions that began before are over.
  credential_epoch integer not null default 1,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, id),
  -- A System Admin belongs to the platform, and only a System Admin does.
  check ((role = 'ROLE_SYSTEM_ADMIN') = (tenant_id = 'system') or role is null)
);
call isolate('users');
grant select, insert, update on users to app_rw;

create table credentials (
  user_id uuid primary key,
  tenant_id text not null,
  -- Argon2id in its PHC form, over an HMAC of the password: worthless without the platform's pepper.
  password_hash text not null,
  is_temporary boolean not null default false,
  -- When a temporary password stops working.
  expires_at timestamptz,
  changed_at timestamptz not null,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('credentials');
grant select, insert, update on credentials to app_rw;

create table groups (
  id uuid primary key,
  tenant_id text not null references tenants,
  name text not null,
  kind text not null default 'staff' check (kind in ('staff', 'prospect', 'client')),
  permissions text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, id),
  unique (tenant_id, name)
);
call isolate('groups');
grant select, insert, update, delete on groups to app_rw;

create table group_members (
  tenant_id text not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (group_id, user_id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index group_members_user on group_members (user_id);
call isolate('group_members');
grant select, insert, delete on group_members to app_rw;

create table sessions (
  id uuid primary key,
  tenant_id text not null,
  user_id uuid not null,
  -- The firm that a System Admin works in at the moment.
  acting_tenant_id text references tenants,
  credential_epoch integer not null,
  is_trusted boolean not null,
  -- How often the refresh token has rotated; the token itself is never stored.
  counter integer not null default 0,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  -- The absolute limit, whatever the activity.
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index sessions_user on sessions (user_id) where revoked_at is null;
call isolate('sessions');
grant select, insert, update on sessions to app_rw;

create table invites (
  id uuid primary key,
  tenant_id text not null references tenants,
  email text not null,
  phone text,
  role text not null check (role in ('ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER', 'ROLE_TENANT_AGENT')),
  group_ids uuid[] not null default '{}',
  -- SHA-256 of the secret in the link.
  secret_hash bytea not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
call isolate('invites');
grant select, insert, update on invites to app_rw;

-- Attempts per HMAC of what was tried; it belongs to no firm, since unknown names are counted too.
create table throttles (
  key bytea primary key,
  attempts integer not null,
  locked_until timestamptz not null,
  last_at timestamptz not null
);
grant select, insert, update, delete on throttles to app_rw;
