-- The inbox: what a person of the firm is told, and how they have dealt with it (S2 section 3, tenant message).

create table tenant_messages (
  id uuid primary key,
  tenant_id text not null,
  -- Whom it is for: nobody else ever sees it.
  user_id uuid not null,
  message_type text not null,
  message_status text not null default 'Unread'
    check (message_status in ('Unread', 'Read', 'Archived', 'Deleted')),
  -- What it is about; null for what concerns the firm as a whole.
  registration_id uuid,
  -- Whose act it tells of; null for the platform's own.
  actor_id uuid,
  dedupe_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the work behind it was done: then it asks for nothing any more.
  closed_at timestamptz,
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id)
);
-- One open message for each key: what happens again comes up again, and does not pile up.
create unique index tenant_messages_open on tenant_messages (tenant_id, user_id, dedupe_key) where closed_at is null;
create index tenant_messages_inbox on tenant_messages (tenant_id, user_id, message_status, created_at desc, id);
create index tenant_messages_registration on tenant_messages (tenant_id, registration_id);
call isolate('tenant_messages');
grant select, insert, update on tenant_messages to app_rw;
