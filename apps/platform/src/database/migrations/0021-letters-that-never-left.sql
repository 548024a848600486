-- Letters that could not be sent: invitations say so, and the inbox tells of them.

-- When the last try to send its letter failed; null while one is under way, and once one has left.
alter table invites add column unsent_at timestamptz;

-- Whom a message is about where that is no registration: somebody of the staff, or an invitation.
alter table tenant_messages add column about_id uuid;
create index tenant_messages_about on tenant_messages (tenant_id, about_id) where about_id is not null;
