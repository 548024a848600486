-- Pools of assignees (4-expectations row 168): who of a group was last given work in turn.

create table pool_turns (
  tenant_id text not null,
  group_id uuid not null,
  user_id uuid not null,
  -- Counts up with each turn of the group: who has the lowest is next.
  turn bigint not null,
  primary key (tenant_id, group_id, user_id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
call isolate('pool_turns');
grant select, insert, update on pool_turns to app_rw;
-- How much each has to do already.
create index processes_running_of on processes (tenant_id, assignee_id)
  where result is null and workflow_type <> 'onboarding';
