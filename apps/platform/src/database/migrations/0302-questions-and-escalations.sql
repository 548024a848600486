-- Questions to a colleague about a process, and processes that went to an Admin (4-expectations row 167).

create table process_questions (
  tenant_id text not null,
  id uuid not null,
  process_id uuid not null,
  -- The step whose turn it was when it was asked.
  step_id text,
  asked_by uuid not null,
  asked_of uuid not null,
  asked_at timestamptz not null,
  -- Both under the key of the entity.
  sealed_question bytea not null,
  answered_at timestamptz,
  sealed_answer bytea,
  primary key (tenant_id, id),
  foreign key (tenant_id, process_id) references processes (tenant_id, id),
  foreign key (tenant_id, asked_by) references users (tenant_id, id),
  foreign key (tenant_id, asked_of) references users (tenant_id, id),
  check (asked_by <> asked_of),
  check ((answered_at is null) = (sealed_answer is null))
);
-- One at a time of each colleague: an answer is to that one.
create unique index process_questions_open on process_questions (tenant_id, process_id, asked_of)
  where answered_at is null;
create index process_questions_of_process on process_questions (tenant_id, process_id, asked_at desc);
call isolate('process_questions');
grant select, insert, update on process_questions to app_rw;
grant select, delete on process_questions to app_erase;

-- Since when an Admin has it because it was escalated; null before, and once someone is assigned again.
alter table processes add escalated_at timestamptz;
