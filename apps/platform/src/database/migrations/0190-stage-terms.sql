-- When a registration left a status, and how many working days of its term were left: what the task dashboard counts as
-- in time (4.11). Of what was left before, nothing is known.

alter table registration_stages
  add column left_at timestamptz,
  add column days_left integer;
grant update (left_at, days_left) on registration_stages to app_rw;
create index registration_stages_left on registration_stages (tenant_id, left_at) where left_at is not null;
create index registration_stages_entered on registration_stages (tenant_id, entered_at);
