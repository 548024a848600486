-- What users want to be reminded of later (4-expectations row 159): until that day it is not among their own tasks.

create table task_snoozes (
  tenant_id text not null,
  user_id uuid not null,
  -- What lists of tasks show: a registration, or a process about a party.
  record_id uuid not null,
  -- The day on which it comes back.
  until date not null,
  primary key (tenant_id, user_id, record_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, record_id) references records (tenant_id, id)
);
create index task_snoozes_of_record on task_snoozes (tenant_id, record_id);
call isolate('task_snoozes');
grant select, insert, update, delete on task_snoozes to app_rw;
grant select, delete on task_snoozes to app_erase;

-- Work that changes hands is new to whoever gets it, also to the one who had it before.
create function end_snoozes() returns trigger
  language plpgsql as $$
begin
  delete from task_snoozes s where s.tenant_id = new.tenant_id and s.record_id = new.id;
  return null;
end $$;
create trigger registrations_snoozes after update of assignee_id on registrations
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function end_snoozes();
create trigger processes_snoozes after update of assignee_id on processes
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function end_snoozes();
