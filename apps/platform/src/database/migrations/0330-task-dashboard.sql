-- A task dashboard reads all open work of a tenant, and what was decided in the last weeks: these indexes have what it
-- asks of each, where a row had to be fetched for it.
create index registrations_open on registrations (tenant_id, status)
  include (id, assignee_id, name_key, created_at, updated_at, waiting_since, status_since, days_waited);
drop index registrations_status;
create index registration_stages_by_status on registration_stages (tenant_id, status, entered_at)
  include (registration_id);
drop index registration_stages_entered;
