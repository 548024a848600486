-- How each of the staff hears of events, and when they get the daily digest (4-expectations row 206).

create table notification_preferences (
  tenant_id text not null,
  user_id uuid not null,
  -- By type of message; what is missing comes to the inbox.
  channels jsonb not null,
  digest_hour smallint,
  -- The last day whose digest was queued or needed none: of any number of processes one finds an earlier day here.
  digest_day date,
  version integer not null,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('notification_preferences');
grant select, insert, update on notification_preferences to app_rw;

alter table tenant_messages
  -- Waits for an email.
  add email_due boolean not null default false,
  -- The job that writes it: one that is tried again writes of the same messages.
  add email_job uuid;
create index tenant_messages_emails on tenant_messages (tenant_id, user_id) where email_due;
