-- Saved views are of one list each: registrations had the only one.

alter table saved_views add column list text not null default 'registrations';
drop index saved_views_owner;
create index saved_views_owner on saved_views (tenant_id, list, owner);
